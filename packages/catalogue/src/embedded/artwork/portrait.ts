/** A monogram over a printed texture, for somebody whose photograph nobody has. */
import { dotPattern, fadingDots, linePattern, specks } from './halftone.ts';
import type { Face } from './fonts.ts';
import { mix, seenOn, type Inks } from './inks.ts';
import { palettes } from './palettes.ts';
import type { Named } from './picture-names.ts';
import { createRandom, type Random } from './random.ts';
import { box, disc, oval, polygon, short } from './shapes.ts';
import { fill, stroke } from './stage.ts';
import { setTitle } from './typeset.ts';

const width = 300;
const height = 450;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const faces: readonly [Face, ...Face[]] = [
  'abril-fatface',
  'gloock',
  'anton',
  'limelight',
  'alfa-slab-one',
  'league-gothic',
  'righteous',
  'instrument-serif',
];

export function drawPortrait(person: Named): string {
  const random = createRandom(`portrait ${person.id}`);
  const sheets = Object.values(palettes).flat();
  const { inks } = sheets[random.whole(0, sheets.length - 1)] ?? sheets[0] ?? { inks: missing };
  const texture = random.pick(textures)(inks, random);
  const face = random.pick(faces);
  const setting = setTitle({
    title: initialsOf(person.name),
    type: { face, tracking: -0.02 },
    caps: true,
    shape: 'even',
    align: 'centre',
    width: texture.room,
    height: 150,
    serif: true,
  });
  const y = texture.middle - setting.height / 2;
  const place = `translate(${short((width - texture.room) / 2)} ${short(y)})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    texture.art,
    specks(inks.light, { x: 0, y: 0, width, height }, { count: 60, opacity: 0.4, random }),
    `<g fill="${seenOn(texture.under, [inks.light, inks.dark, inks.pop], 4.5)}" transform="${place}">${setting.svg}</g></svg>`,
  ].join('');
}

/** First and last; one letter for one name. */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !/^(?:jr|sr|ii|iii|iv)\.?$/iu.test(word));
  const [first = name, ...others] = words;
  const last = others.at(-1) ?? '';
  return [first, last].map((word) => firstLetter(word)).join('');
}

function firstLetter(word: string): string {
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

interface Texture {
  art: string;
  /** The ink under the letters, and where their middle is. */
  under: string;
  middle: number;
  room: number;
}

const ground = (inks: Inks) => fill(inks.ground, box(0, 0, width, height));
const missing: Inks = {
  ground: '#1b1b1b',
  dark: '#000000',
  mid: '#444444',
  pop: '#d9a73f',
  light: '#f3e3b8',
};

/** Somebody, in outline: the letters are worn on the chest. */
function bust(inks: Inks, random: Random): Texture {
  const ink = seenOn(inks.ground, [inks.pop, inks.mid, inks.dark], 1.6);
  const shade = seenOn(ink, [inks.dark, inks.ground], 1.8);
  const head = oval(150, 132, 68, 86);
  const body = 'M0 450V322q8-66 116-82v-40h68v40q108 16 116 82v128z';
  const halo = random.pick([
    disc(150, 150, 140),
    box(46, 0, 208, 450),
    polygon([
      [0, 0],
      [300, 0],
      [300, 170],
      [0, 330],
    ]),
  ]);
  const art = [
    `<defs>${dotPattern('d', shade, 7, 2)}</defs>`,
    ground(inks),
    fill(mix(inks.mid, inks.ground, 0.35), halo),
    fill(ink, body + head),
    fill('url(#d)', 'M150 46a68 86 0 0 0 0 172z', ' fill-opacity=".85"'),
    fill(shade, 'M116 214q34 26 68 0v10q-34 28-68 0z', ' fill-opacity=".6"'),
  ];
  return { art: art.join(''), under: ink, middle: 362, room: 210 };
}

function rings(inks: Inks, random: Random): Texture {
  const ink = seenOn(inks.ground, [inks.mid, inks.pop, inks.dark], 1.5);
  const plate = seenOn(inks.ground, [inks.pop, inks.light, inks.dark], 2);
  const drift = random.between(-6, 6);
  const circles = Array.from({ length: 9 }, (_, index) =>
    stroke(ink, 11 - index * 0.7, disc(150 + index * drift, 225, 130 + index * 22)),
  );
  return {
    art: ground(inks) + circles.join('') + fill(plate, disc(150, 225, 116)),
    under: plate,
    middle: 225,
    room: 168,
  };
}

function rays(inks: Inks): Texture {
  const ink = seenOn(inks.ground, [inks.mid, inks.pop, inks.light], 1.35);
  const plate = seenOn(ink, [inks.light, inks.dark, inks.pop], 2.2);
  const beams = Array.from({ length: 14 }, (_, index) => {
    const turn = (index / 14) * Math.PI * 2;
    return polygon([[150, 225], rimAt(turn), rimAt(turn + Math.PI / 14)]);
  });
  return {
    art:
      ground(inks) +
      fill(ink, beams.join('')) +
      fill(inks.dark, disc(154, 231, 112)) +
      fill(plate, disc(150, 225, 112)),
    under: plate,
    middle: 225,
    room: 160,
  };
}

/** A point far outside the sheet. */
function rimAt(angle: number): [number, number] {
  return [150 + Math.cos(angle) * 340, 225 + Math.sin(angle) * 340];
}

function dots(inks: Inks, random: Random): Texture {
  const ink = seenOn(inks.ground, [inks.pop, inks.mid, inks.light], 1.6);
  const up = random.chance(0.5);
  const tone = fadingDots(ink, { x: -10, y: up ? -6 : 290, width: 320, height: 170 }, { step: 12, up });
  return { art: ground(inks) + tone, under: inks.ground, middle: up ? 300 : 150, room: 230 };
}

function split(inks: Inks, random: Random): Texture {
  const ink = seenOn(inks.ground, [inks.mid, inks.pop, inks.dark], 1.3);
  const band = seenOn(ink, [inks.light, inks.dark], 2);
  const lines = linePattern('l', ink, { step: 16, width: 8, angle: random.pick([0, 45, -45]) });
  return {
    art: `<defs>${lines}</defs>${ground(inks)}${fill('url(#l)', box(0, 0, width, height))}${fill(band, box(0, 130, width, 190))}`,
    under: band,
    middle: 225,
    room: 220,
  };
}

function arch(inks: Inks): Texture {
  const plate = seenOn(inks.ground, [inks.pop, inks.mid, inks.light], 1.9);
  const shapes = [0, 1, 2].map((index) =>
    stroke(
      plate,
      3 - index * 0.8,
      `M${24 - index * 9} 450V160a${126 + index * 9} ${126 + index * 9} 0 0 1 ${252 + index * 18} 0V450`,
    ),
  );
  return {
    art: ground(inks) + shapes.join('') + fill(plate, 'M38 450V162a112 112 0 0 1 224 0V450z'),
    under: plate,
    middle: 240,
    room: 170,
  };
}

const textures = [bust, rings, rays, dots, split, arch, bust] as const;
