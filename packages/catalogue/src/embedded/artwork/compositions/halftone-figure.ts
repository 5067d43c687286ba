import { drawMotif, stencilOf } from '../draw-motif.ts';
import { dotPattern } from '../halftone.ts';
import { seenOn } from '../inks.ts';
import { box, polygon, short } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';

/** A figure far too large for the sheet, printed twice and not quite in register. */
export const drawHalftone: Composition = (stage) => {
  const { field, inks, random, width, height, motif } = stage;
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 1.02, field.height * 1.02);
  const foot = motif.stands ? field.y + field.height + (stage.titleAt === 'top' ? 0 : 8) : y + size / 2;
  const paper = inks.ground;
  const flat = seenOn(paper, [inks.pop, inks.mid, inks.light], 1.7);
  const top = seenOn(flat, [inks.dark, paper, inks.light], 2);
  const shift = random.pick([-9, 9]);
  const move = `translate(${short(x - size / 2 + shift)} ${short(foot - size - 5)})scale(${(size / 100).toFixed(3)})`;
  const stencil = stencilOf(motif);
  return {
    under: paper,
    art: [
      `<defs>${dotPattern('d', top, 8, 2.9)}</defs>`,
      fill(paper, box(0, 0, width, height)),
      random.chance(0.5)
        ? fill(
            inks.mid,
            polygon([
              [field.x, y],
              [field.x + field.width, y - 60],
              [width, field.y + field.height + 60],
              [field.x, field.y + field.height + 60],
            ]),
          )
        : '',
      drawMotif(motif, {
        x,
        foot,
        size,
        body: flat,
        cut: paper,
        spot: seenOn(flat, [inks.light, inks.mid, inks.dark], 1.6),
      }),
      stencil === ''
        ? ''
        : `<clipPath id="c"><path transform="${move}" d="${stencil}"/></clipPath><g clip-path="url(#c)">${fill('url(#d)', box(field.x, field.y, field.width * 0.5, field.height))}</g>`,
      slab(stage, paper),
    ].join(''),
  };
};
