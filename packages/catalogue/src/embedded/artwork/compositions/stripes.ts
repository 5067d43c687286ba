import { stencilOf } from '../draw-motif.ts';
import { linePattern } from '../halftone.ts';
import { contrast, seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';
import { drawHalftone } from './halftone-figure.ts';

/** Op art: the figure is only where the stripes change direction. */
export const drawStripes: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const stencil = stencilOf(motif);
  if (stencil === '') {
    return drawHalftone(stage);
  }
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.84, field.height * 0.84);
  const ink = seenOn(inks.ground, [inks.mid, inks.dark, inks.light], 1.35);
  const bright: [string, ...string[]] =
    ink === inks.dark ? [inks.pop, inks.light] : [inks.pop, inks.light, inks.dark];
  const figure =
    bright.find((one) => contrast(one, inks.ground) >= 3 && contrast(one, ink) >= 1.6) ??
    seenOn(ink, [inks.light, inks.dark], 2);
  const angle = random.pick([0, 45, -45, 90]);
  const move = `translate(${short(x - size / 2)} ${short(y - size / 2)})scale(${(size / 100).toFixed(3)})`;
  return {
    under: inks.ground,
    art: [
      `<defs>${linePattern('l', ink, { step: 14, width: 7, angle })}${linePattern('m', figure, { step: 14, width: 10, angle: angle + 90 })}`,
      `<clipPath id="c"><path transform="${move}" d="${stencil}"/></clipPath></defs>`,
      fill(inks.ground, box(0, 0, width, height)),
      fill('url(#l)', box(field.x, field.y, field.width, field.height)),
      `<g clip-path="url(#c)">${fill(inks.ground, box(field.x, field.y, field.width, field.height))}${fill('url(#m)', box(field.x, field.y, field.width, field.height))}</g>`,
      `<path transform="${move}" fill="${inks.ground}" d="${motif.cut ?? ''}"/>`,
      `<path transform="${move}" fill="${figure}" d="${motif.spot ?? ''}"/>`,
      slab(stage, inks.ground),
    ].join(''),
  };
};
