import { drawMotif, type MotifPlace } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { centreOf, fill, stroke, type Composition } from '../stage.ts';

/** Like a playing card: upright in one ink, head down in the other. */
export const drawMirror: Composition = ({ field, inks, random, width, height, motif, other }) => {
  const { x, y } = centreOf(field);
  const tall = field.height * 0.9;
  const wide = Math.min(field.width * 0.84, tall * 0.8);
  const size = Math.min(wide * 0.62, tall * 0.4);
  const card = seenOn(inks.ground, [inks.light, inks.pop, inks.dark], 1.9);
  const upper = seenOn(card, [inks.dark, inks.ground], 3);
  const lower = seenOn(card, [inks.pop, inks.mid, inks.ground], 1.9);
  const left = x - wide / 2;
  const top = y - tall / 2;
  const place: MotifPlace = { x, foot: y - 7, size, body: upper, cut: card, spot: lower };
  const twin = random.chance(0.5) ? motif : other;
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      `<rect x="${short(left)}" y="${short(top)}" width="${short(wide)}" height="${short(tall)}" rx="14" fill="${card}"/>`,
      stroke(lower, 1.6, box(left + 9, top + 9, wide - 18, tall - 18)),
      fill(lower, box(left + 9, y - 1, wide - 18, 2)),
      drawMotif(motif, place),
      `<g transform="rotate(180 ${short(x)} ${short(y)})">${drawMotif(twin, { ...place, body: lower, spot: upper })}</g>`,
      drawMotif(motif, { ...place, x: left + 30, foot: top + 46, size: 24 }),
      `<g transform="rotate(180 ${short(x)} ${short(y)})">${drawMotif(twin, { ...place, body: lower, spot: upper, x: left + 30, foot: top + 46, size: 24 })}</g>`,
    ].join(''),
  };
};
