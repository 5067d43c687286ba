import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc } from '../shapes.ts';
import { centreOf, fill, slab, stroke, type Composition } from '../stage.ts';

/** Ever wider circles, slightly off centre: vertigo, sound, a stone in a pond. */
export const drawRings: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const { x, y } = centreOf(field);
  const core = Math.min(field.width, field.height) * random.between(0.3, 0.36);
  const ink = seenOn(inks.ground, [inks.pop, inks.mid, inks.light], 1.7);
  const drift = random.between(-3, 3);
  const count = stage.wide ? 12 : 9;
  const circles = Array.from({ length: count }, (_, index) => {
    const radius = core + 16 + index * (15 + index * 1.6);
    return stroke(ink, 13 - index * 0.75, disc(x + index * drift, y - index * drift, radius));
  });
  const heart = seenOn(inks.ground, [inks.light, inks.dark, inks.pop], 2);
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      ...circles.reverse(),
      fill(heart, disc(x, y, core)),
      drawMotif(motif, {
        toned: true,
        slip: seenOn(heart, [inks.pop, inks.mid], 1.5),
        x,
        foot: y + core * 0.68,
        size: core * 1.36,
        body: seenOn(heart, [inks.ground, inks.dark, inks.mid], 3),
        cut: heart,
        spot: seenOn(heart, [inks.pop, inks.mid, inks.dark], 1.9),
      }),
      slab(stage, inks.ground),
    ].join(''),
  };
};
