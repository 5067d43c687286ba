/** A company's name, set as if it were its sign: letters on a plate that stands on any ground. */
import type { Face } from './fonts.ts';
import { contrast, seenOn, type Inks } from './inks.ts';
import { palettes } from './palettes.ts';
import type { Named } from './picture-names.ts';
import { createRandom } from './random.ts';
import { box, oval, polygon, short } from './shapes.ts';
import { fill, stroke } from './stage.ts';
import { setTitle } from './typeset.ts';

const width = 300;
const height = 130;
const faces: readonly [Face, ...Face[]] = [
  'anton',
  'league-gothic',
  'limelight',
  'alfa-slab-one',
  'righteous',
  'gloock',
  'abril-fatface',
  'poiret-one',
];
type Plate = (ink: string, line: string) => string;

export function drawWordMark(company: Named): string {
  const random = createRandom(`mark ${company.id}`);
  const sheets = [...palettes['cut-paper'], ...palettes['two-ink'], ...palettes.deco];
  const inks = sheets[random.whole(0, sheets.length - 1)]?.inks;
  if (!inks) {
    throw new Error('No palette to set a word mark in.');
  }
  const [plateInk, letterInk] = pairOf(inks, random.chance(0.5));
  const setting = setTitle({
    title: company.name,
    type: { face: random.pick(faces), tracking: 0.02 },
    caps: true,
    shape: random.chance(0.6) ? 'block' : 'even',
    align: 'centre',
    width: 220,
    height: 74,
    serif: false,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    random.pick(plates)(plateInk, letterInk),
    `<g fill="${letterInk}" transform="translate(40 ${short((height - setting.height) / 2)})">${setting.svg}</g></svg>`,
  ].join('');
}

function pairOf({ ground, dark, pop, light }: Inks, bright: boolean): [string, string] {
  const plate = bright ? light : ground;
  return [plate, seenOn(plate, contrast(pop, plate) >= 4.5 ? [pop, dark, light] : [dark, light], 4.5)];
}

const plates: readonly [Plate, ...Plate[]] = [
  (ink, line) => fill(ink, box(4, 4, 292, 122)) + stroke(line, 2, box(12, 12, 276, 106)),
  (ink, line) => fill(ink, oval(150, 65, 148, 63)) + stroke(line, 2, oval(150, 65, 140, 56)),
  (ink, line) =>
    fill(
      ink,
      polygon([
        [20, 4],
        [280, 4],
        [298, 65],
        [280, 126],
        [20, 126],
        [2, 65],
      ]),
    ) +
    stroke(
      line,
      2,
      polygon([
        [26, 12],
        [274, 12],
        [289, 65],
        [274, 118],
        [26, 118],
        [11, 65],
      ]),
    ),
  (ink, line) =>
    fill(ink, 'M22 4H278q0 18 18 18v86q-18 0-18 18H22q0-18-18-18V22q18 0 18-18z') +
    stroke(line, 2, 'M30 12H270q4 14 18 18v70q-14 4-18 18H30q-4-14-18-18V30q14-4 18-18z'),
  (ink, line) => fill(ink, box(4, 14, 292, 102)) + fill(line, box(4, 4, 292, 5) + box(4, 121, 292, 5)),
];
