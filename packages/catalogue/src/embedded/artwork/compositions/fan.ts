import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, polygon } from '../shapes.ts';
import { centreOf, fill, stroke, type Composition } from '../stage.ts';

/** The picture palace: a gilded fan, stepped pillars, a medallion. */
export const drawFan: Composition = ({ field, inks, width, height, motif, random, titleAt, wide }) => {
  const { x } = centreOf(field);
  const gold = seenOn(inks.ground, [inks.pop, inks.light, inks.dark], 2.2);
  const base = field.y + field.height * (titleAt === 'bottom' || wide ? 0.97 : 0.94);
  const reach = Math.min(field.width * 0.47, field.height * 0.88);
  const stretch = Math.max(1, Math.min(1.75, (field.height * 0.86) / reach));
  const blades = random.pick([9, 11, 13]);
  const tip = (turn: number, r: number) =>
    [x - Math.cos(turn) * r, base - Math.sin(turn) * r * stretch] as const;
  const slice = Math.PI / blades;
  const rays = Array.from({ length: blades }, (_, index) => {
    const from = index * slice + slice * 0.08;
    const to = (index + 1) * slice - slice * 0.08;
    const r = index % 2 === 0 ? reach : reach * 0.92;
    return polygon([
      tip(from, reach * 0.5),
      tip(from, r),
      tip((from + to) / 2, r * 1.05),
      tip(to, r),
      tip(to, reach * 0.5),
    ]);
  });
  const core = reach * 0.47;
  const centre = base - core * 0.98 * stretch;
  const pillars = [0, 1, 2, 3].map((n) => {
    const tall = reach * stretch * (0.52 - n * 0.11);
    return (
      box(x - reach - 12 - n * 11, base - tall, 7, tall) + box(x + reach + 5 + n * 11, base - tall, 7, tall)
    );
  });
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(gold, rays.filter((_, index) => index % 2 === 0).join('')),
      fill(inks.mid, rays.filter((_, index) => index % 2 === 1).join('')),
      fill(gold, pillars.join('')),
      fill(inks.ground, disc(x, centre, core * 1.08)),
      stroke(gold, 3, disc(x, centre, core)),
      drawMotif(motif, {
        x,
        foot: centre + core * 0.66,
        size: core * 1.32,
        body: seenOn(inks.ground, [inks.light, inks.dark], 3),
        cut: inks.ground,
        spot: gold,
      }),
      fill(gold, box(x - reach - 50, base, reach * 2 + 100, 3)),
    ].join(''),
  };
};
