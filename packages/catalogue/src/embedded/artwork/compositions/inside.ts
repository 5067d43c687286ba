import { drawMotif, stencilOf } from '../draw-motif.ts';
import { contrast, mix, seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { centreOf, fill, type Composition, type Stage } from '../stage.ts';
import { drawOrbit } from './orbit.ts';

/** Double exposure: one theme of the film is the window on another. */
export const drawInside: Composition = (stage) => {
  const { field, inks, random, width, height, motif, other } = stage;
  const stencil = stencilOf(motif);
  if (stencil === '') {
    return drawOrbit(stage);
  }
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.94, field.height * 0.94);
  const sky = seenOn(inks.ground, [inks.pop, inks.light, inks.mid], 1.9);
  const move = `translate(${short(x - size / 2)} ${short(y - size / 2)})scale(${(size / 100).toFixed(3)})`;
  const ground = y + size * 0.26;
  const all: [string, ...string[]] = [inks.dark, inks.mid, inks.light, inks.pop];
  const deep =
    all.find((ink) => contrast(ink, inks.ground) >= 1.5 && contrast(ink, sky) >= 1.7) ??
    mix(inks.ground, sky, 0.45);
  const small = size * 0.44;
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      `<clipPath id="c"><path transform="${move}" d="${stencil}"/></clipPath><g clip-path="url(#c)">`,
      fill(sky, box(field.x, field.y, field.width, field.height)),
      fill(deep, bands(stage, y, size)),
      fill(inks.light, disc(x + random.between(-0.1, 0.1) * size, y, size * 0.22)),
      drawMotif(other, { x, foot: ground + 4, size: small, body: deep, cut: inks.light, spot: sky }),
      fill(
        deep,
        `M${short(x - size)} ${short(ground + 6)}Q${short(x)} ${short(ground - 12)} ${short(x + size)} ${short(ground + 10)}V${short(y + size)}H${short(x - size)}z`,
      ),
      '</g>',
    ].join(''),
  };
};

function bands({ field }: Stage, y: number, size: number): string {
  return [0.02, 0.09, 0.15, 0.2]
    .map((share, index) => box(field.x, y + size * share, field.width, size * (0.015 + index * 0.01)))
    .join('');
}
