import { drawMotif } from '../draw-motif.ts';
import { luminance, seenOn } from '../inks.ts';
import { box, disc, polygon } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** A door ajar, and light falls on the floor. */
export const drawDoor: Composition = ({ field, inks, random, width, height, titleAt, motif, wide }) => {
  const room = luminance(inks.ground) < 0.12 ? inks.ground : inks.dark;
  const light = seenOn(room, [inks.pop, inks.light], 4);
  const below = titleAt === 'bottom' && !wide;
  const { x } = centreOf(field);
  const sill = field.y + field.height * (below ? 0.84 : 0.8);
  const tall = Math.min((sill - field.y) * 0.92, 330);
  const half = tall * 0.27;
  const side = random.chance(0.5) ? 1 : -1;
  const end = below ? field.y + field.height : height;
  const floor = polygon([
    [x - half, sill],
    [x + half, sill],
    [x + half + side * 50 + 60, end],
    [x - half + side * 50 - 60, end],
  ]);
  const hinge = x + side * half;
  const leaf = polygon([
    [hinge, sill - tall],
    [hinge + side * half * 1.1, sill - tall - 20],
    [hinge + side * half * 1.1, sill + 22],
    [hinge, sill],
  ]);
  const size = Math.min(half * 1.8, tall * 0.62);
  return {
    under: room,
    art: [
      fill(room, box(0, 0, width, height)),
      fill(inks.mid, box(0, sill, width, end - sill), ' fill-opacity=".5"'),
      fill(light, floor),
      fill(inks.light, box(x - half, sill - tall, half * 2, tall)),
      fill(seenOn(room, [inks.mid, light], 1.2), leaf),
      fill(light, disc(hinge + side * half * 0.9, sill - tall * 0.44, 4.5)),
      drawMotif(motif, {
        toned: true,
        x,
        foot: motif.stands ? sill + 3 : sill - tall * 0.2,
        size,
        body: room,
        cut: inks.light,
        spot: seenOn(inks.light, [inks.pop, inks.mid, room], 2),
        mirrored: side < 0,
      }),
      motif.stands
        ? fill(
            room,
            polygon([
              [x - size * 0.2, sill + 3],
              [x + size * 0.2, sill + 3],
              [x + size * 0.34 + side * 30, end],
              [x - size * 0.1 + side * 30, end],
            ]),
          )
        : '',
      below ? fill(room, box(0, end, width, height)) : '',
    ].join(''),
  };
};
