import { drawMotif, type MotifPlace } from '../draw-motif.ts';
import { linePattern } from '../halftone.ts';
import { seenOn } from '../inks.ts';
import { box, polygon } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** Two fields of ink; the figure changes colour where it crosses over. */
export const drawDiagonal: Composition = ({ field, inks, random, width, height, titleAt, motif, wide }) => {
  const { x, y } = centreOf(field);
  const falls = random.chance(0.5) ? 1 : -1;
  const lean = Math.min(field.height * 0.42, 190);
  const tinted = seenOn(inks.ground, [inks.pop, inks.mid, inks.dark], 1.7);
  const far = titleAt === 'bottom' || wide ? 0 : height;
  const turn = (lean / width) * (wide ? 1.6 : 2) * falls;
  const at = (px: number) => y + (px - x) * turn * 0.62;
  const half = polygon([
    [0, far],
    [0, at(0)],
    [width, at(width)],
    [width, far],
  ]);
  const rest = polygon([
    [0, height - far],
    [0, at(0)],
    [width, at(width)],
    [width, height - far],
  ]);
  const size = Math.min(field.height * 0.74, 300, field.width * 0.74);
  const place: MotifPlace = {
    x,
    foot: y + size / 2,
    size,
    body: '',
    cut: '',
    spot: '',
    mirrored: random.chance(0.5),
  };
  const onGround = seenOn(inks.ground, [tinted, inks.light, inks.dark], 2);
  const onTint = seenOn(tinted, [inks.ground, inks.dark, inks.light], 1.9);
  return {
    under: inks.ground,
    art: [
      `<defs><clipPath id="u"><path d="${half}"/></clipPath><clipPath id="v"><path d="${rest}"/></clipPath>`,
      `${linePattern('l', inks.dark, { step: 6, width: 1.2, angle: falls * 30 })}</defs>`,
      fill(inks.ground, box(0, 0, width, height)),
      fill(tinted, half),
      fill('url(#l)', half, ' fill-opacity=".28"'),
      `<g clip-path="url(#u)">${drawMotif(motif, { ...place, body: onTint, cut: tinted, spot: seenOn(onTint, [inks.light, inks.mid, inks.dark], 1.8) })}</g>`,
      `<g clip-path="url(#v)">${drawMotif(motif, { ...place, body: onGround, cut: inks.ground, spot: seenOn(onGround, [inks.mid, inks.dark, inks.light], 1.8) })}</g>`,
    ].join(''),
  };
};
