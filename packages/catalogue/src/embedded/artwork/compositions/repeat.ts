import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box } from '../shapes.ts';
import { fill, slab, type Composition } from '../stage.ts';

/** The same stamp again and again, and one that will not conform. */
export const drawRepeat: Composition = (stage) => {
  const { field, inks, random, width, height, motif, other, wide } = stage;
  const columns = wide ? 4 : random.pick([3, 4]);
  const cell = field.width / columns;
  const rows = Math.max(1, Math.floor((field.height + cell * 0.25) / cell));
  const tall = field.height / rows;
  const ink = seenOn(inks.ground, [inks.dark, inks.mid, inks.light], 2.3);
  const tile = seenOn(inks.ground, [inks.pop, inks.light, inks.mid], 1.9);
  const odd = random.whole(1, columns * rows - 1);
  const stamps = Array.from({ length: columns * rows }, (_, index) => {
    const left = field.x + (index % columns) * cell;
    const top = field.y + Math.floor(index / columns) * tall;
    const isOdd = index === odd;
    const inked = isOdd ? seenOn(tile, [inks.dark, inks.ground, inks.light], 2.5) : ink;
    const size = Math.min(cell, tall) * 0.7;
    return (
      (isOdd ? fill(tile, box(left, top, cell, tall)) : '') +
      drawMotif(isOdd && random.chance(0.35) ? other : motif, {
        x: left + cell / 2,
        foot: top + tall / 2 + size / 2,
        size,
        body: inked,
        cut: isOdd ? tile : inks.ground,
        spot: isOdd ? inked : seenOn(inks.ground, [inks.mid, inks.pop, inks.light], 1.5),
      })
    );
  });
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      ...stamps,
      slab({ ...stage, random: { ...random, whole: () => 0 } }, inks.ground),
    ].join(''),
  };
};
