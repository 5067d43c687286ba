import { drawMotif } from '../draw-motif.ts';
import { fadingDots } from '../halftone.ts';
import { seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { centreOf, fill, type Composition, type Stage } from '../stage.ts';

/** A great disc behind somebody who stands on the edge of the world. */
export const drawHorizon: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const horizon = stage.titleAt === 'bottom' && !stage.wide ? stage.band.y : height * 0.88;
  const radius = Math.min(field.width * 0.43, field.height * 0.45);
  const x = centreOf(field).x + random.between(-0.04, 0.04) * width;
  const y = Math.max(field.y + radius * 1.05, horizon - radius * random.between(0.62, 0.9));
  const sun = seenOn(inks.ground, [inks.pop, inks.light, inks.mid], 1.9);
  const tall = Math.min(radius * 1.36, horizon - field.y - 20);
  return {
    under: stage.titleAt === 'bottom' ? inks.dark : inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fadingDots(inks.mid, { x: 0, y: horizon - 130, width, height: 130 }, { step: 11 }),
      fill(sun, disc(x, y, radius)),
      random.chance(0.45) ? slits(inks.ground, { x, y, radius }) : '',
      fill(inks.dark, land(stage, horizon)),
      drawMotif(motif, {
        toned: true,
        x: x + radius * random.between(-0.12, 0.12),
        foot: motif.stands ? horizon + 4 : Math.min(horizon - 8, y + tall / 2),
        size: tall,
        body: inks.dark,
        cut: sun,
        spot: seenOn(inks.dark, [inks.mid, inks.ground, inks.light], 1.8),
        mirrored: random.chance(0.5),
      }),
    ].join(''),
  };
};

/** The setting sun of a thousand car stereos. */
function slits(ink: string, { x, y, radius }: { x: number; y: number; radius: number }): string {
  return [0, 1, 2, 3, 4]
    .map((row) => fill(ink, box(x - radius, y + radius * (0.08 + row * 0.19), radius * 2, 2 + row * 2.2)))
    .join('');
}

function land({ width, height, random }: Stage, horizon: number): string {
  const bend = random.between(-14, 22);
  return `M0 ${short(horizon + 3)}Q${width / 2} ${short(horizon - bend)} ${width} ${short(horizon + 3)}V${height}H0z`;
}
