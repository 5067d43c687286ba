import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, polygon, star } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';

/** Rays from the middle: applause, an explosion, a circus coming to town. */
export const drawBurst: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const { x, y } = centreOf(field);
  const count = random.pick([12, 16, 20]);
  const reach = Math.hypot(width, height);
  const ray = seenOn(inks.ground, [inks.mid, inks.pop, inks.light], 1.35);
  const tip = (turn: number) => [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach] as const;
  const rays = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * Math.PI * 2;
    return polygon([[x, y], tip(turn), tip(turn + Math.PI / count)]);
  }).join('');
  const core = Math.min(field.width, field.height) * 0.35;
  const medal = seenOn(ray, [inks.light, inks.pop, inks.dark], 1.9);
  const shape = random.chance(0.4) ? star(x, y, core * 1.18, core * 1.02, 24) : disc(x, y, core * 1.08);
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(ray, rays),
      fill(inks.dark, shape, ' transform="translate(5 6)"'),
      fill(medal, shape),
      drawMotif(motif, {
        toned: true,
        slip: seenOn(medal, [inks.pop, inks.mid], 1.5),
        x,
        foot: y + core * 0.7,
        size: core * 1.4,
        body: seenOn(medal, [inks.dark, inks.ground], 3),
        cut: medal,
        spot: seenOn(medal, [inks.pop, inks.mid, inks.ground], 1.8),
      }),
      slab(stage, inks.ground),
    ].join(''),
  };
};
