import { drawMotif } from '../draw-motif.ts';
import { mix, seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';

/** Gate within gate within gate. */
export const drawArches: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const { x } = centreOf(field);
  const foot = stage.titleAt === 'bottom' && !wide ? field.y + field.height : field.y + field.height * 0.97;
  const tall = foot - field.y;
  const glow = seenOn(inks.ground, [inks.pop, inks.light], 2);
  const steps = 5;
  const pointed = random.chance(0.4);
  const arches = Array.from({ length: steps }, (_, index) => {
    const share = 1 - index * 0.155;
    const half = Math.min(field.width * 0.46, tall * 0.5) * share;
    const top = foot - tall * 0.97 * share;
    const ink = mix(inks.mid, glow, index / (steps - 1));
    return fill(index === 0 ? inks.mid : ink, arch({ x, foot, half, top, pointed }));
  });
  const half = Math.min(field.width * 0.46, tall * 0.5) * 0.38;
  const size = Math.min(half * 1.8, tall * 0.34);
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      ...arches,
      drawMotif(motif, {
        toned: true,
        x,
        foot: motif.stands ? foot : foot - size * 0.3,
        size,
        body: seenOn(glow, [inks.dark, inks.ground], 3),
        cut: glow,
        spot: seenOn(glow, [inks.mid, inks.ground, inks.light], 1.7),
      }),
      slab({ ...stage, random: { ...random, whole: () => 0 } }, inks.ground),
    ].join(''),
  };
};

function arch({
  x,
  foot,
  half,
  top,
  pointed,
}: {
  x: number;
  foot: number;
  half: number;
  top: number;
  pointed: boolean;
}): string {
  const [left, right, shoulder] = [x - half, x + half, top + half].map(short);
  if (pointed) {
    return `M${left} ${short(foot)}V${shoulder}Q${left} ${short(top + half * 0.3)} ${short(x)} ${short(top)}Q${right} ${short(top + half * 0.3)} ${right} ${shoulder}V${short(foot)}z`;
  }
  return `M${left} ${short(foot)}V${shoulder}A${short(half)} ${short(half)} 0 0 1 ${right} ${shoulder}V${short(foot)}z`;
}
