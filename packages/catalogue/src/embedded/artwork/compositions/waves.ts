import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { centreOf, fill, stroke, type Composition, type Stage } from '../stage.ts';

/** Layer on layer of sea. */
export const drawWaves: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const titleBelow = stage.titleAt === 'bottom' && !wide;
  const shore = titleBelow ? stage.band.y : height;
  const sea = field.y + (shore - field.y) * 0.62;
  const { x } = centreOf(field);
  const size = Math.min((sea - field.y) * 0.92, field.width * 0.62, 240);
  const sun = seenOn(inks.ground, [inks.pop, inks.light], 1.8);
  const step = (shore - sea) / 4 + 4;
  const layers = [inks.mid, inks.dark, inks.pop, inks.mid, inks.dark].map((ink, index) => {
    const level = sea + index * step;
    const length = 50 + index * 9;
    const crest = swell(stage, level, length, 9 + index * 3);
    return (
      fill(ink, `${crest}V${height}H0z`) +
      stroke(inks.light, 2, swell(stage, level + 9, length, 9 + index * 3))
    );
  });
  return {
    under: titleBelow ? inks.dark : inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(
        sun,
        disc(x + size * (random.chance(0.5) ? 0.45 : -0.45), field.y + (sea - field.y) * 0.5, size * 0.42),
      ),
      drawMotif(motif, {
        toned: true,
        x: x + random.between(-20, 20),
        foot: sea + (motif.stands ? 12 : 0),
        size,
        body: seenOn(inks.ground, [inks.dark, inks.light], 2.2),
        cut: inks.ground,
        spot: seenOn(inks.ground, [inks.light, inks.mid, inks.pop], 1.8),
        mirrored: random.chance(0.5),
      }),
      ...layers,
      titleBelow ? fill(inks.dark, box(0, shore, width, height)) : '',
    ].join(''),
  };
};

function swell({ width, random }: Stage, level: number, length: number, rise: number): string {
  const start = -random.whole(0, length);
  const count = Math.ceil((width + length) / length) + 1;
  return `M${start} ${short(level)}${`q${length / 2} ${-rise * 2} ${length} 0`.repeat(count)}`;
}
