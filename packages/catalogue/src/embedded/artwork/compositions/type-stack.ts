import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** The words are the picture; the motif only sets the full stop. */
export const drawTypeStack: Composition = ({ field, inks, random, width, height, motif, wide, titleAt }) => {
  const { x, y } = centreOf(field);
  const strip = seenOn(inks.ground, [inks.pop, inks.mid, inks.dark], 1.7);
  const beside = !wide && field.x > width / 5;
  const left = beside ? field.x : 0;
  const panel = wide
    ? box(field.x + field.width * 0.14, 0, field.width * 0.72, height)
    : box(
        left,
        titleAt === 'top' ? field.y : 0,
        width - left,
        titleAt === 'top' ? height - field.y : field.y + field.height,
      );
  const size = Math.min(field.height * 0.8, field.width * (beside || wide ? 0.9 : 0.62));
  const corner = beside || wide ? x : random.pick([x, width - 34 - size / 2, 34 + size / 2]);
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(strip, panel),
      beside ? fill(inks.mid === strip ? inks.dark : inks.mid, disc(x, y, size * 0.62)) : '',
      drawMotif(motif, {
        toned: true,
        slip: seenOn(strip, [inks.mid, inks.light, inks.dark], 1.4),
        x: corner,
        foot:
          motif.stands && !wide && !beside && titleAt === 'bottom' ? field.y + field.height : y + size / 2,
        size,
        body: seenOn(
          beside ? (inks.mid === strip ? inks.dark : inks.mid) : strip,
          [inks.ground, inks.dark, inks.light],
          2.2,
        ),
        cut: strip,
        spot: seenOn(strip, [inks.light, inks.dark, inks.mid], 1.8),
      }),
    ].join(''),
  };
};
