import { drawMotif, stencilOf } from '../draw-motif.ts';
import { dotPattern } from '../halftone.ts';
import { seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { fill, slab, type Composition } from '../stage.ts';

/** So near that the sheet cannot hold it: motifs look to the right, so it is the back that is lost. */
export const drawCloseUp: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const size = Math.max(field.width, field.height) * (wide ? 1.1 : 1.22);
  const side = random.chance(0.5) ? 1 : -1;
  const x = field.x + field.width / 2 - side * field.width * (wide ? 0 : 0.16);
  const foot = motif.stands ? field.y + field.height + size * 0.12 : field.y + field.height / 2 + size / 2;
  const ink = seenOn(inks.ground, [inks.pop, inks.mid, inks.light, inks.dark], 1.9);
  const shade = seenOn(ink, [inks.dark, inks.ground, inks.mid], 2);
  const stencil = stencilOf(motif);
  const move = `translate(${short(x - size / 2)} ${short(foot - size)})scale(${(size / 100).toFixed(3)})${side < 0 ? 'translate(100)scale(-1 1)' : ''}`;
  return {
    under: inks.ground,
    art: [
      `<defs>${dotPattern('d', shade, 10, 3.2)}</defs>`,
      fill(inks.ground, box(0, 0, width, height)),
      drawMotif(motif, {
        x,
        foot,
        size,
        body: ink,
        cut: inks.ground,
        spot: seenOn(ink, [inks.light, inks.mid, inks.dark], 1.6),
        mirrored: side < 0,
      }),
      stencil === ''
        ? ''
        : `<clipPath id="c"><path transform="${move}" d="${stencil}"/></clipPath><g clip-path="url(#c)">${fill('url(#d)', box(field.x - 40, field.y + field.height * 0.5, field.width + 80, field.height * 0.5))}</g>`,
      slab(stage, inks.ground),
    ].join(''),
  };
};
