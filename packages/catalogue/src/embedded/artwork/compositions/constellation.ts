import { drawMotif } from '../draw-motif.ts';
import { luminance, seenOn } from '../inks.ts';
import { box, disc, short, star } from '../shapes.ts';
import { centreOf, fill, stroke, type Composition } from '../stage.ts';

/** The motif among the stars that astronomers forgot to name. */
export const drawConstellation: Composition = ({ field, inks, random, width, height, motif, band, wide }) => {
  const sky = luminance(inks.ground) < 0.12 ? inks.ground : inks.dark;
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.62, field.height * 0.66);
  const gold = seenOn(sky, [inks.pop, inks.light], 3);
  const points = Array.from({ length: 11 }, (_, index) => {
    const angle = (index / 11) * Math.PI * 2 + random.between(-0.2, 0.2);
    const reach = size * random.between(0.62, 0.8);
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach * 0.92 };
  });
  const outside = (at: { y: number }) => wide || at.y < band.y - 8 || at.y > band.y + band.height + 8;
  const dust = Array.from({ length: wide ? 90 : 70 }, () => ({
    x: random.whole(0, width),
    y: random.whole(0, height),
  })).filter(outside);
  const linked = points.filter(outside);
  return {
    under: sky,
    art: [
      fill(sky, box(0, 0, width, height)),
      fill(inks.mid, disc(x, y, size * 0.58), ' fill-opacity=".6"'),
      fill(inks.light, dust.map((at) => box(at.x, at.y, 1.8, 1.8)).join(''), ' fill-opacity=".8"'),
      stroke(
        gold,
        1.2,
        `M${linked.map((at) => `${short(at.x)} ${short(at.y)}`).join('L')}`,
        ' stroke-dasharray="1 4" stroke-linecap="round"',
      ),
      fill(gold, linked.map((at, index) => star(at.x, at.y, 5 + (index % 4) * 3, 2, 4)).join('')),
      drawMotif(motif, {
        toned: true,
        x,
        foot: y + size * 0.41,
        size: size * 0.82,
        body: inks.light,
        cut: sky,
        spot: gold,
      }),
    ].join(''),
  };
};
