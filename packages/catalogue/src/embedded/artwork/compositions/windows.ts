import { drawMotif } from '../draw-motif.ts';
import { luminance, seenOn } from '../inks.ts';
import { box, short } from '../shapes.ts';
import { centreOf, fill, slab, type Composition } from '../stage.ts';

/** A wall of windows at night, and behind one of them the story. */
export const drawWindows: Composition = (stage) => {
  const { field, inks, random, width, height, motif, other } = stage;
  const wall = luminance(inks.ground) < 0.14 ? inks.ground : inks.dark;
  const lit = seenOn(wall, [inks.pop, inks.light], 3);
  const pane = seenOn(wall, [inks.mid, inks.ground, inks.light], 1.25);
  const cell = { width: 50, height: 62 };
  const { x, y } = centreOf(field);
  const columns = Math.ceil(width / cell.width);
  const rows = Math.ceil(height / cell.height) + 1;
  const left = x - cell.width * (Math.ceil(x / cell.width) + 0.5);
  const top = y - cell.height * (Math.ceil(y / cell.height) + 0.5);
  const frames = new Map([
    [pane, ''],
    [lit, ''],
    [inks.light, ''],
  ]);
  for (let index = 0; index < (columns + 2) * (rows + 1); index += 1) {
    const ink = random.chance(0.1) ? (random.chance(0.5) ? lit : inks.light) : pane;
    const place = {
      x: left + (index % (columns + 2)) * cell.width,
      y: top + Math.floor(index / (columns + 2)) * cell.height,
    };
    frames.set(ink, frames.get(ink) + `M${short(place.x + 7)} ${short(place.y + 8)}h36v46h-36z`);
  }
  const large = { width: cell.width * 3 - 14, height: cell.height * 3 - 16 };
  const sill = y + large.height / 2;
  return {
    under: wall,
    art: [
      fill(wall, box(0, 0, width, height)),
      ...[...frames].map(([ink, path]) => fill(ink, path)),
      fill(
        wall,
        box(x - large.width / 2 - 14, y - large.height / 2 - 16, large.width + 28, large.height + 32),
      ),
      fill(lit, box(x - large.width / 2, y - large.height / 2, large.width, large.height)),
      drawMotif(motif.body ? motif : other, {
        toned: true,
        x,
        foot: motif.stands ? sill : sill - (large.height - large.width * 0.94) / 2,
        size: large.width * 0.94,
        body: wall,
        cut: lit,
        spot: seenOn(lit, [inks.mid, inks.light, wall], 1.6),
      }),
      random.chance(0.5)
        ? fill(
            wall,
            box(x - 2, y - large.height / 2, 4, large.height) +
              box(x - large.width / 2, y - large.height * 0.2, large.width, 4),
          )
        : '',
      fill(inks.light, box(x - large.width / 2 - 10, sill, large.width + 20, 7)),
      slab(stage, wall),
    ].join(''),
  };
};
