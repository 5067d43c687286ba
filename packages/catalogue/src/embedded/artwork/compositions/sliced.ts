import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** One image, cut into strips that no longer meet. */
export const drawSliced: Composition = ({ field, inks, random, width, height, motif }) => {
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.72, field.height * 0.86);
  const strips = 6;
  const tall = (size * 1.08) / strips;
  const top = y - size * 0.54;
  const plate = seenOn(inks.ground, [inks.pop, inks.mid, inks.light], 1.8);
  const figure = drawMotif(motif, {
    x,
    foot: y + size / 2,
    size,
    body: seenOn(plate, [inks.dark, inks.ground, inks.light], 2.6),
    cut: plate,
    spot: seenOn(plate, [inks.light, inks.mid, inks.ground], 1.6),
  });
  const pieces = Array.from({ length: strips }, (_, index) => {
    const shift = (index % 2 === 0 ? 1 : -1) * random.between(8, 30);
    return {
      clip: `<clipPath id="k${index}"><path d="${box(x - size * 0.56, top + index * tall, size * 1.12, tall - 3)}"/></clipPath>`,
      strip: `<g transform="translate(${short(shift)})"><g clip-path="url(#k${index})">${fill(plate, box(x - size * 0.56, top, size * 1.12, size * 1.08))}<use href="#f"/></g></g>`,
    };
  });
  return {
    under: inks.ground,
    art: [
      `<defs><g id="f">${figure}</g>${pieces.map(({ clip }) => clip).join('')}</defs>`,
      fill(inks.ground, box(0, 0, width, height)),
      ...pieces.map(({ strip }) => strip),
    ].join(''),
  };
};
