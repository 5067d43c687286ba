import { drawMotif } from '../draw-motif.ts';
import { seenOn } from '../inks.ts';
import { box, polygon } from '../shapes.ts';
import { centreOf, fill, type Composition } from '../stage.ts';

/** Slabs of torn paper that close in on the figure. */
export const drawCutOut: Composition = ({ field, inks, random, width, height, motif }) => {
  const { x, y } = centreOf(field);
  const size = Math.min(field.width * 0.56, field.height * 0.62);
  const jag = () => random.between(-16, 16);
  const half = size * 0.62;
  const sheet = seenOn(inks.ground, [inks.pop, inks.light, inks.mid], 1.8);
  const back = seenOn(inks.ground, [inks.mid, inks.dark, inks.light], 1.3);
  const paper = polygon([
    [x - half * 1.1 + jag(), y - half * 1.1 + jag()],
    [x + jag() * 2, y - half * 1.2],
    [x + half * 1.2 + jag(), y - half + jag()],
    [x + half + jag(), y + half * 1.1 + jag()],
    [x + jag(), y + half * 1.22],
    [x - half * 1.2 + jag(), y + half + jag()],
  ]);
  const slabs = [
    polygon([
      [field.x, field.y],
      [field.x + field.width * 0.34 + jag(), field.y],
      [field.x + field.width * 0.2, y + jag()],
      [field.x, y + field.height * 0.2 + jag()],
    ]),
    polygon([
      [field.x + field.width, field.y + field.height],
      [field.x + field.width * 0.62 + jag(), field.y + field.height],
      [field.x + field.width * 0.84, y + jag()],
      [field.x + field.width, y - field.height * 0.22 + jag()],
    ]),
  ];
  return {
    under: inks.ground,
    art: [
      fill(inks.ground, box(0, 0, width, height)),
      fill(back, slabs.join('')),
      fill(inks.dark, paper, ' transform="translate(-7 8)"'),
      fill(sheet, paper),
      drawMotif(motif, {
        toned: true,
        slip: seenOn(sheet, [inks.light, inks.mid], 1.4),
        x,
        foot: y + size / 2,
        size,
        body: seenOn(sheet, [inks.dark, inks.ground], 3),
        cut: sheet,
        spot: seenOn(sheet, [inks.light, inks.mid, inks.ground], 1.6),
        turn: random.between(-8, 8),
        mirrored: random.chance(0.5),
      }),
    ].join(''),
  };
};
