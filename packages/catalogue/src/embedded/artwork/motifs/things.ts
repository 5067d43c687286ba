import { box, disc, oval, polygon, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const things = {
  crown: {
    body: 'M6 26l22 24L50 12l22 38 22-24-10 60H16z',
    spot: `${disc(6, 20, 6)}${disc(50, 8, 7)}${disc(94, 20, 6)}${box(15, 90, 70, 8)}`,
    cut: polygon([
      [50, 58],
      [57, 68],
      [50, 78],
      [43, 68],
    ]),
  },
  ring: {
    body: `${disc(50, 62, 36)}M34 20l8-14h16l8 14-16 20z`,
    cut: disc(50, 62, 25),
    spot: 'M34 20l8-14h16l8 14-16 18z',
  },
  band: {
    body: oval(50, 50, 48, 44),
    cut: oval(50, 50, 33, 29),
    seam: { path: 'M14 36Q28 12 52 11', width: 3 },
  },
  key: {
    body: `${disc(50, 24, 23)}${box(45, 44, 10, 56)}${box(54, 74, 18, 8)}${box(54, 88, 13, 8)}`,
    cut: disc(50, 24, 12),
  },
  keyhole: { body: 'M50 2q26 2 28 28 0 16-14 26l14 44H22l14-44Q22 46 22 30 24 4 50 2z' },
  lock: {
    body: 'M14 46h72v52H14z',
    line: { path: 'M28 46V28Q30 8 50 8T72 28V46', width: 10 },
    cut: 'M50 58q10 0 10 9 0 5-5 8l3 13H42l3-13q-5-3-5-8 0-9 10-9z',
  },
  book: {
    body: 'M50 22Q30 8 4 14v72q26-6 46 8 20-14 46-8V14q-26-6-46 8z',
    seam: {
      path: 'M50 22V94M14 30Q30 27 42 35M14 46Q30 43 42 51M14 62Q30 59 42 67M86 30Q70 27 58 35M86 46Q70 43 58 51M86 62Q70 59 58 67',
      width: 3,
    },
  },
  letter: {
    body: 'M2 20h96v62H2z',
    seam: { path: 'M2 22L50 58L98 22', width: 4 },
    spot: disc(50, 60, 9),
  },
  typewriter: {
    body: 'M16 44h68l12 52H4zM6 36h88v10H6z',
    spot: 'M26 4h48v30H26z',
    cut: [52, 64, 76]
      .flatMap((y, row) => [0, 1, 2, 3, 4].map((n) => disc(26 - row * 2 + n * (12 + row), y, 3.5)))
      .join(''),
    stands: true,
  },
  hourglass: {
    body: 'M14 2h72v10H14zM14 88h72v10H14zM22 14h56q0 24-22 36 22 12 22 36H22q0-24 22-36-22-12-22-36z',
    spot: 'M32 28h36q-6 12-18 20-12-8-18-20zM30 84q6-16 20-20 14 4 20 20z',
    stands: true,
  },
  clock: {
    body: disc(50, 50, 48),
    cut: disc(50, 50, 39),
    line: { path: 'M50 50V22M50 50L70 62', width: 6 },
    spot: disc(50, 50, 6) + box(48, 12, 4, 7) + box(48, 81, 4, 7) + box(12, 48, 7, 4) + box(81, 48, 7, 4),
  },
  bottle: {
    body: 'M42 0h16v26q14 8 14 24v50H28V50q0-16 14-24z',
    spot: 'M28 54h44v28H28z',
    stands: true,
  },
  glass: {
    body: 'M6 6h88L54 50v40h18v8H28v-8h18V50z',
    cut: 'M20 12h60l-8 8H28z',
    spot: disc(62, 14, 8),
    line: { path: 'M60 16L86 0', width: 3 },
    stands: true,
  },
  cup: {
    body: 'M10 40h62v34q0 22-30 22T10 74zM72 48q22-2 20 16-2 14-22 14v-8q12 0 12-8 0-6-10-6z',
    line: { path: 'M30 30q-6-8 0-14t0-14M50 30q-6-8 0-14t0-14', width: 4 },
    stands: true,
  },
  cutlery: {
    body: `${box(26, 40, 8, 60)}M16 0h5v24h6V0h6v24h6V0h5v30q0 14-14 16-14-2-14-16z${box(68, 50, 8, 50)}M66 54V6Q82 6 84 34q0 14-8 20z`,
    stands: true,
  },
  chefhat: {
    body: `${disc(26, 40, 22)}${disc(74, 40, 22)}${disc(50, 28, 24)}M26 50h48v46H26z`,
    seam: { path: 'M26 80H74M40 58V74M60 58V74', width: 4 },
    stands: true,
  },
  dice: {
    body: 'M6 30L50 6l44 24v44L50 98 6 74z',
    seam: { path: 'M6 30L50 54L94 30M50 54V98', width: 3 },
    cut: `${oval(50, 30, 8, 4.5)}${oval(22, 52, 4.5, 6)}${oval(34, 72, 4.5, 6)}${oval(64, 76, 4.5, 6)}${oval(72, 62, 4.5, 6)}${oval(80, 48, 4.5, 6)}`,
  },
  cards: {
    body: 'M34 12l54 12-16 74-54-12z',
    cut: 'M53 38q20 12 12 26-4 6-10 2l0 10-10-2 4-9q-7 1-9-6-2-14 13-21z',
    spot: 'M22 8l10 2-14 66L8 70z',
  },
  coin: {
    body: disc(50, 50, 48),
    cut: 'M46 16h8v8q14 2 16 14H59q-2-5-9-5-9 0-9 6t11 7q20 3 19 17-1 12-17 14v9h-8v-9q-16-2-17-16h11q2 7 10 7 10 0 10-6t-12-7Q30 52 31 40q1-13 15-16z',
  },
  diamond: {
    body: 'M22 16h56l20 24-48 54L2 40z',
    seam: { path: 'M2 40H98M34 40L50 94L66 40M22 16L34 40L50 16L66 40L78 16', width: 2.5 },
  },
  bag: {
    body: 'M36 26Q0 56 8 84q4 14 42 14t42-14q8-28-28-58zM30 4q10 6 20 0 10 6 20 0l-8 18H38z',
    cut: 'M46 44h8v6q10 2 12 10h-9q-2-3-7-3-6 0-6 4t8 5q15 2 14 13-1 9-12 10v5h-8v-5q-11-2-12-11h9q2 4 8 4t6-4-9-5q-14-2-13-13 1-9 11-10z',
  },
  briefcase: {
    body: 'M2 30h96v62H2z',
    line: { path: 'M36 30V16H64V30', width: 7 },
    seam: { path: 'M2 56H98', width: 3 },
    spot: box(44, 50, 12, 12),
  },
  suitcase: {
    body: 'M14 28h72v68H14z',
    line: { path: 'M38 28V10H62V28', width: 6 },
    seam: { path: 'M28 28V96M72 28V96', width: 4 },
    spot: disc(50, 60, 12),
    stands: true,
  },
  umbrella: {
    body: 'M50 10Q94 14 98 58q-12-12-24 0-12-12-24 0-12-12-24 0-12-12-24 0Q6 14 50 10z',
    line: { path: 'M50 4V88Q50 98 41 97 34 95 35 86', width: 4.5 },
    seam: { path: 'M50 12Q30 30 27 56M50 12Q70 30 73 56', width: 2 },
  },
  balloon: {
    body: 'M50 2q34 2 34 36-4 28-28 36l4 8H40l4-8Q20 66 16 38 16 4 50 2z',
    line: { path: 'M50 82q-8 8 0 17', width: 2.5 },
    cut: 'M28 36q0-20 18-24-10 8-10 24z',
  },
  candle: {
    body: 'M34 42h32v58H34zM66 50q6 2 5 14t-5 6z',
    spot: 'M50 0q16 20 12 30-4 8-12 8t-12-8Q34 20 50 0z',
    stands: true,
  },
  bulb: {
    body: 'M50 2q34 2 36 36 0 18-16 32l-2 10H32l-2-10Q14 56 14 38 16 4 50 2zM34 84h32v6H34zM38 93h24v6H38z',
    seam: { path: 'M42 78L38 46L46 52L50 44L54 52L62 46L58 78', width: 2.5 },
  },
  spectacles: {
    line: {
      path: 'M26 34a20 20 0 1 0 .1 0M74 34a20 20 0 1 0 .1 0M46 52Q50 46 54 52M6 52L0 40M94 52L100 40',
      width: 6,
    },
  },
  tophat: {
    body: 'M4 78q46 16 92 0l-6 12q-40 12-80 0zM24 10q26-8 52 0l-4 68q-22 6-44 0z',
    spot: 'M27 60q23 6 46 0l-1 12q-22 6-44 0z',
  },
  witchhat: {
    body: 'M2 84q18-12 28-12L56 4l-4 20 18 48q12 0 28 12-48 22-96 0z',
    spot: 'M31 66q20 8 37 0l4 10q-24 10-45 0z',
  },
  wand: {
    line: { path: 'M10 92L62 36', width: 6 },
    body: star(72, 26, 25, 10, 5),
    spot: `${star(24, 30, 9, 3, 4)}${star(90, 66, 9, 3, 4)}${star(46, 10, 6, 2, 4)}`,
  },
  crystal: {
    body: `${disc(50, 42, 38)}M20 80h60l8 18H12z`,
    cut: 'M22 40q2-20 22-26-14 10-14 28z',
    spot: star(54, 46, 16, 5, 4),
    stands: true,
  },
  cauldron: {
    body: 'M6 38h88v10h-6q6 46-38 48-44-2-38-48H6z',
    spot: `${disc(34, 24, 7)}${disc(56, 14, 9)}${disc(68, 30, 5)}`,
    line: { path: 'M24 88L18 99M76 88L82 99', width: 6 },
    stands: true,
  },
  gift: {
    body: `${box(10, 46, 80, 54)}${box(4, 28, 92, 16)}`,
    spot: `${box(43, 28, 14, 72)}M50 26Q20 26 24 8 40 0 50 26 60 0 76 8q4 18-26 18z`,
    stands: true,
  },
  teddy: {
    body: `${disc(28, 14, 12)}${disc(72, 14, 12)}${disc(50, 28, 24)}${oval(50, 72, 26, 28)}${oval(18, 60, 12, 15)}${oval(82, 60, 12, 15)}${oval(28, 92, 15, 10)}${oval(72, 92, 15, 10)}`,
    cut: `${disc(41, 25, 3)}${disc(59, 25, 3)}${oval(50, 36, 8, 6)}`,
    spot: oval(50, 74, 13, 15),
    stands: true,
  },
  scales: {
    body: `${box(46, 8, 8, 84)}${box(26, 90, 48, 9)}${disc(50, 10, 8)}`,
    line: { path: 'M10 24H90M10 24L0 60M10 24L24 60M90 24L76 60M90 24L100 60', width: 3.5 },
    spot: 'M0 60h26q-2 16-13 16T0 60zM74 60h26q-2 16-13 16t-13-16z',
    stands: true,
  },
  gavel: {
    body: 'M16 34L44 6l8 8 22 22 8 8-28 28zM64 56l34 34-8 9-35-35zM4 90h50v10H4z',
    cut: 'M26 32l16-16 4 4-16 16z',
    stands: true,
  },
  brain: {
    body: 'M48 8v84q-16 6-22-6-14 0-14-14Q0 64 6 50 0 36 12 28q2-14 16-14Q36 2 48 8zM52 8v84q16 6 22-6 14 0 14-14 12-8 6-22 6-14-6-22-2-14-16-14Q64 2 52 8z',
    seam: {
      path: 'M12 50q16-6 22 6M28 16q-2 14 10 16M26 86q-2-14 10-16M88 50q-16-6-22 6M72 16q2 14-10 16M74 86q2-14-10-16',
      width: 3,
    },
  },
  maze: {
    line: {
      path: 'M50 50H58V42H42V60H66V34H34V68H74V26H26V76H82V18H18V84H90V10H10V92H98',
      width: 3.5,
    },
  },
} as const satisfies Record<string, Motif>;
