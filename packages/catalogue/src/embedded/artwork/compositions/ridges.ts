import { drawMotif } from '../draw-motif.ts';
import { mix, seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { centreOf, fill, type Composition, type Stage } from '../stage.ts';

/** Mountain behind mountain, each in a deeper ink. */
export const drawRidges: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const below = stage.titleAt === 'bottom' && !wide;
  const foot = below ? stage.band.y : height;
  const top = field.y + (foot - field.y) * 0.36;
  const { x } = centreOf(field);
  const sun = seenOn(inks.ground, [inks.pop, inks.light], 1.8);
  const radius = Math.min(field.width, foot - field.y) * 0.25;
  const shades = [mix(inks.mid, inks.ground, 0.5), inks.mid, mix(inks.mid, inks.dark, 0.55), inks.dark];
  const step = (foot - top) / 4;
  const peak = foot - step * 0.75;
  const size = Math.min((foot - field.y) * 0.44, 170);
  return {
    under: below ? inks.dark : inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(sun, disc(x + random.between(-0.2, 0.2) * field.width, top - radius * 0.1, radius)),
      ...shades.slice(0, 3).map((ink, index) => fill(ink, ridge(stage, top + step * index, step))),
      drawMotif(motif, {
        toned: true,
        x,
        foot: motif.stands ? peak + 8 : peak - 12,
        size,
        body: seenOn(shades[2] ?? inks.mid, [inks.dark, inks.light], 2),
        cut: shades[1] ?? inks.mid,
        spot: seenOn(shades[2] ?? inks.mid, [sun, inks.light], 1.6),
        mirrored: random.chance(0.5),
      }),
      fill(
        inks.dark,
        `M0 ${short(peak + step * 0.4)}Q${short(x)} ${short(peak - step * 0.42)} ${width} ${short(peak + step * 0.5)}V${height}H0z`,
      ),
    ].join(''),
  };
};

function ridge({ width, height, random }: Stage, level: number, rough: number): string {
  let path = `M0 ${short(level + rough * random.between(0, 0.5))}`;
  for (let x = 0; x < width;) {
    x += random.between(26, 64);
    path += `L${short(Math.min(x, width))} ${short(level + rough * random.between(-0.5, 0.6))}`;
  }
  return `${path}V${height}H0z`;
}
