import { drawMotif } from '../draw-motif.ts';
import { luminance, seenOn } from '../inks.ts';
import { box, polygon } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** Light through venetian blinds: somebody is in the room. */
export const drawBlinds: Composition = ({ field, inks, random, width, height, motif }) => {
  const room = luminance(inks.ground) < 0.12 ? inks.ground : inks.dark;
  const light = seenOn(room, [inks.pop, inks.light], 3);
  const { x, y } = centreOf(field);
  const side = random.chance(0.5) ? 1 : -1;
  const slant = side * 26;
  const size = Math.min(field.width * 0.72, field.height * 0.8);
  const half = Math.min(field.width * 0.46, size * 0.66);
  const top = field.y + field.height * 0.06;
  const step = (field.height * 0.88) / 11;
  const slats = Array.from({ length: 11 }, (_, index) => {
    const level = top + index * step;
    return polygon([
      [x - half, level + slant],
      [x + half, level - slant],
      [x + half, level - slant + step * 0.52],
      [x - half, level + slant + step * 0.52],
    ]);
  }).join('');
  const foot = motif.stands ? field.y + field.height * 0.98 : y + size / 2;
  return {
    under: room,
    art: [
      fill(room, box(0, 0, width, height)),
      fill(light, slats),
      drawMotif(motif, {
        x,
        foot,
        size,
        body: room,
        cut: light,
        spot: seenOn(room, [inks.mid, inks.light], 1.5),
        mirrored: side > 0,
      }),
    ].join(''),
  };
};
