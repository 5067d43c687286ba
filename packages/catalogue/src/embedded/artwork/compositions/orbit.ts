import { drawMotif } from '../draw-motif.ts';
import { dotPattern } from '../halftone.ts';
import { seenOn } from '../inks.ts';
import { box, disc, oval } from '../shapes.ts';
import { centreOf, fill, slab, stroke, type Composition } from '../stage.ts';

/** Worlds on ellipses around the thing that everybody circles. */
export const drawOrbit: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const { x, y } = centreOf(field);
  const core = Math.min(field.width, field.height) * 0.29;
  const sun = seenOn(inks.ground, [inks.pop, inks.light], 2);
  const thread = seenOn(inks.ground, [inks.mid, inks.light, inks.dark], 1.7);
  const tilt = random.between(-34, 34);
  const rings = [1.42, 1.95, 2.6].map((reach, index) => {
    const angle = random.between(0.6, 2.6) + (index % 2) * Math.PI;
    const rx = core * reach;
    const ry = rx * 0.42;
    const size = core * random.between(0.1, 0.22);
    const at = { x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry };
    return (
      stroke(thread, 2.4 - index * 0.5, oval(x, y, rx, ry)) +
      fill(index === 1 ? sun : inks.light, disc(at.x, at.y, size)) +
      fill('url(#d)', disc(at.x, at.y, size))
    );
  });
  return {
    under: inks.ground,
    art: [
      `<defs>${dotPattern('d', inks.ground, 5, 1.2)}</defs>`,
      fill(inks.ground, box(0, 0, width, height)),
      `<g transform="rotate(${tilt.toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})">${rings.join('')}</g>`,
      fill(sun, disc(x, y, core)),
      drawMotif(motif, {
        toned: true,
        slip: seenOn(sun, [inks.light, inks.mid], 1.4),
        x,
        foot: y + core * 0.66,
        size: core * 1.32,
        body: seenOn(sun, [inks.dark, inks.ground, inks.light], 3),
        cut: sun,
        spot: seenOn(sun, [inks.light, inks.mid, inks.dark], 1.6),
      }),
      slab(stage, inks.ground),
    ].join(''),
  };
};
