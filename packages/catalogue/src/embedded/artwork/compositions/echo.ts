import { drawMotif, type MotifPlace } from '../draw-motif.ts';
import { mix, seenOn } from '../inks.ts';
import { box } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';

/** A movement that leaves its shadows behind. */
export const drawEcho: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.6, field.height * 0.7);
  const side = random.chance(0.5) ? 1 : -1;
  const step = field.width * 0.085;
  const near = seenOn(inks.ground, [inks.light, inks.dark], 3);
  const trail = seenOn(inks.ground, [inks.pop, inks.mid], 1.6);
  const place: MotifPlace = {
    x,
    foot: y + size / 2,
    size,
    body: near,
    cut: inks.ground,
    spot: seenOn(near, [inks.pop, inks.mid, inks.dark], 1.7),
    mirrored: side < 0,
  };
  const echoes = [4, 3, 2, 1].map((index) => {
    const ink = mix(trail, inks.ground, 0.16 * index);
    return drawMotif(motif, {
      ...place,
      x: x - side * (index - 1.6) * step,
      foot: place.foot - index * 5,
      body: ink,
      spot: ink,
    });
  });
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      ...echoes,
      drawMotif(motif, { ...place, x: x + side * 1.6 * step }),
      slab({ ...stage, random: { ...random, whole: () => 0 } }, inks.ground),
    ].join(''),
  };
};
