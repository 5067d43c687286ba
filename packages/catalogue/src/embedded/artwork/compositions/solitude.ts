import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, polygon, short } from '../shapes.ts';
import { fill, type Composition } from '../stage.ts';

/** Something small, a long shadow, and a great deal of nothing. */
export const drawSolitude: Composition = ({ field, inks, random, width, height, motif, titleAt, wide }) => {
  const below = titleAt === 'bottom' && !wide;
  const foot = field.y + field.height * (below ? 0.78 : 0.8);
  const side = random.chance(0.5) ? 1 : -1;
  const x = field.x + field.width * (0.5 - side * 0.17);
  const size = Math.min(field.width * 0.32, field.height * 0.38);
  const plain = seenOn(inks.ground, [inks.mid, inks.pop, inks.dark], 1.25);
  const horizon = foot - size * 0.2;
  const sun = seenOn(inks.ground, [inks.pop, inks.light], 1.9);
  const radius = field.width * (wide ? 0.3 : 0.52);
  const end = below ? field.y + field.height : height;
  const reach = end - foot;
  return {
    under: below ? plain : inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(sun, disc(x + side * field.width * 0.52, horizon - radius * 0.12, radius)),
      fill(plain, box(0, horizon, width, height)),
      fill(
        seenOn(plain, [inks.dark, inks.ground], 1.3),
        polygon([
          [x - size * 0.16, foot - 3],
          [x + size * 0.16, foot - 3],
          [x - side * (reach * 1.1) + size * 0.3, end],
          [x - side * (reach * 1.1) - size * 0.3, end],
        ]),
        ' fill-opacity=".75"',
      ),
      drawMotif(motif, {
        toned: true,
        x,
        foot: motif.stands ? foot : foot - size * 0.12,
        size,
        body: seenOn(inks.ground, [inks.dark, inks.light], 2.4) === inks.dark ? inks.dark : inks.light,
        cut: inks.ground,
        spot: seenOn(inks.ground, [inks.pop, inks.light, inks.dark], 2),
        mirrored: side > 0,
      }),
      below ? fill(plain, `M0 ${short(end)}H${width}V${height}H0z`) : '',
    ].join(''),
  };
};
