import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, disc, short } from '../shapes.ts';
import { fill, slab, type Composition } from '../stage.ts';

/** Quarter circles on a grid, after the Swiss fashion; the motif owns four squares. */
export const drawTiles: Composition = (stage) => {
  const { field, inks, random, width, height, motif, wide } = stage;
  const columns = wide ? 5 : 4;
  const cell = field.width / columns;
  const rows = Math.ceil(field.height / cell);
  const top = stage.titleAt === 'bottom' && !wide ? field.y + field.height - rows * cell : field.y;
  const mine = {
    column: random.whole(0, columns - 2),
    row: Math.min(rows - 2, stage.titleAt === 'bottom' ? Math.max(1, rows - 3) : 1),
  };
  const tints: [string, string, string] = [inks.mid, inks.pop, inks.light];
  const parts: string[] = [];
  for (let index = 0; index < columns * rows; index += 1) {
    const left = field.x + (index % columns) * cell;
    const y = top + Math.floor(index / columns) * cell;
    parts.push(fill(random.pick(tints), quarter(left, y, cell, random.whole(0, 5))));
  }
  const left = field.x + mine.column * cell;
  const y = top + mine.row * cell;
  const plate = seenOn(inks.ground, [inks.light, inks.pop, inks.dark], 2);
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      ...parts,
      fill(plate, box(left, y, cell * 2, cell * 2)),
      drawMotif(motif, {
        toned: true,
        slip: seenOn(plate, [inks.pop, inks.mid], 1.5),
        x: left + cell,
        foot: y + cell * 1.78,
        size: cell * 1.56,
        body: seenOn(plate, [inks.dark, inks.ground], 3),
        cut: plate,
        spot: seenOn(plate, [inks.pop, inks.mid, inks.ground], 1.8),
      }),
      slab({ ...stage, random: { ...random, whole: () => 0 } }, inks.ground),
    ].join(''),
  };
};

function quarter(x: number, y: number, size: number, kind: number): string {
  const [left, top, right, bottom, r] = [x, y, x + size, y + size, size].map(short);
  if (kind === 0) {
    return `M${left} ${top}H${right}A${r} ${r} 0 0 1 ${left} ${bottom}z`;
  }
  if (kind === 1) {
    return `M${right} ${bottom}H${left}A${r} ${r} 0 0 1 ${right} ${top}z`;
  }
  if (kind === 2) {
    return `M${left} ${top}V${bottom}H${right}A${r} ${r} 0 0 0 ${left} ${top}z`;
  }
  if (kind === 3) {
    return disc(x + size / 2, y + size / 2, size * 0.34);
  }
  return kind === 4 ? `M${left} ${bottom}H${right}V${top}z` : '';
}
