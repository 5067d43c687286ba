import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, polygon } from '../shapes.ts';
import { fill, type Composition, type Stage } from '../stage.ts';

/** The road to the vanishing point, and what waits there. */
export const drawRoad: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const titleBelow = stage.titleAt === 'bottom' && !wide;
  const foot = titleBelow ? stage.band.y : height;
  const horizon = field.y + (foot - field.y) * (titleBelow ? 0.62 : 0.56);
  const x = field.x + field.width * random.between(0.42, 0.58);
  const sky = inks.ground;
  const sun = seenOn(sky, [inks.pop, inks.light], 1.7);
  const size = Math.min((horizon - field.y) * 0.86, field.width * 0.6);
  const spread = width * (wide ? 0.28 : 0.42);
  return {
    under: stage.titleAt === 'bottom' ? inks.dark : sky,
    art: [
      fill(sky, box(0, 0, width, height)),
      titleBelow || wide ? rays(stage, x, horizon) : '',
      drawMotif(motif, {
        toned: true,
        slip: inks.mid,
        x,
        foot: horizon + (motif.stands ? 2 : -10),
        size,
        body: sun,
        cut: sky,
        spot: seenOn(sky, [inks.dark, inks.light, inks.mid], 1.8),
      }),
      fill(inks.mid, box(0, horizon, width, height)),
      fill(
        inks.dark,
        polygon([
          [x - 5, horizon],
          [x + 5, horizon],
          [x + spread, foot],
          [x - spread, foot],
        ]),
      ),
      fill(seenOn(inks.dark, [inks.pop, inks.light], 3), dashes(x, horizon, foot)),
      fill(inks.dark, titleBelow ? box(0, foot - 1, width, height) : ''),
    ].join(''),
  };
};

function rays({ width, inks }: Stage, x: number, horizon: number): string {
  const path = Array.from({ length: 9 }, (_, index) => {
    const from = Math.PI + (index * Math.PI) / 9 + 0.06;
    const reach = width * 1.2;
    const tip = (angle: number) => [x + Math.cos(angle) * reach, horizon + Math.sin(angle) * reach] as const;
    return polygon([[x, horizon], tip(from), tip(from + 0.17)]);
  }).join('');
  return fill(inks.mid, path, ' fill-opacity=".55"');
}

function dashes(x: number, horizon: number, foot: number): string {
  const deep = foot - horizon;
  return [0.06, 0.14, 0.26, 0.42, 0.66]
    .map((from, index) => {
      const to = from + 0.04 + index * 0.045;
      const [near, far] = [from * 9 + 0.6, to * 9 + 0.6];
      return polygon([
        [x - near, horizon + deep * from],
        [x + near, horizon + deep * from],
        [x + far, horizon + deep * to],
        [x - far, horizon + deep * to],
      ]);
    })
    .join('');
}
