import { box, disc, oval, polygon } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const machines = {
  rocket: {
    body: 'M50 0q24 26 20 66H30Q26 26 50 0zM30 48v30L12 90q0-28 18-42zM70 48v30l18 12q0-28-18-42z',
    cut: disc(50, 38, 9),
    spot: 'M38 72h24q-2 18-12 28-10-10-12-28z',
  },
  ufo: {
    body: 'M2 52q10-14 28-16h40q18 2 28 16-8 16-48 16T2 52zM30 34q2-22 20-22t20 22z',
    cut: `${disc(22, 52, 4)}${disc(50, 55, 4)}${disc(78, 52, 4)}`,
    spot: polygon([
      [34, 70],
      [66, 70],
      [86, 100],
      [14, 100],
    ]),
  },
  planet: {
    body: disc(50, 50, 31),
    spot: 'M20 60Q-8 80 4 84 20 92 60 70 104 44 97 30 92 22 74 29 90 30 86 37 80 48 56 60 26 74 16 72 10 70 20 60z',
    cut: 'M30 34q18-6 34-2-18 0-34 6z',
  },
  car: {
    body: 'M2 76q0-18 14-20l12-4 14-18q2-4 8-4h20q6 0 9 4l9 18q10 2 10 14v10z',
    cut: 'M38 52l10-14q2-2 6-2h3v16zM62 36h8q4 0 6 3l6 13H62z',
    spot: `${disc(24, 77, 11)}${disc(78, 77, 11)}`,
    stands: true,
  },
  truck: {
    body: `M2 30h58v48H2zM64 42h20l14 18v18H64z`,
    cut: 'M70 48h12l9 12H70z',
    spot: `${disc(20, 82, 10)}${disc(44, 82, 10)}${disc(82, 82, 10)}`,
    stands: true,
  },
  motorcycle: {
    line: { path: 'M20 76L44 50L66 50L80 76M66 50L60 34L74 30M44 50L36 44', width: 6 },
    body: 'M24 38h22l18 6 4 12-14 14H40z',
    spot: `${disc(20, 78, 20)}${disc(80, 78, 20)}`,
    cut: `${disc(20, 78, 10)}${disc(80, 78, 10)}`,
    stands: true,
  },
  train: {
    body: 'M26 8h48q12 0 14 14l4 46q0 12-10 12H18Q8 80 8 68l4-46Q14 8 26 8zM20 86h14l-12 14H6zM66 86h14l14 14H78z',
    cut: `M26 22h48l4 26H22z${disc(24, 64, 6)}${disc(76, 64, 6)}`,
    spot: `${disc(50, 64, 8)}${box(42, 12, 16, 5)}`,
    stands: true,
  },
  plane: {
    body: 'M50 0q7 6 7 24l41 32v9L57 53v25l15 14v8l-22-7-22 7v-8l15-14V53L2 65v-9l41-32Q43 6 50 0z',
  },
  jet: {
    body: 'M50 0q6 14 7 32l36 36v10l-34-6 2 14 9 9v5H30v-5l9-9 2-14-34 6V68l36-36Q44 14 50 0z',
    cut: 'M47 22h6l2 14h-10z',
  },
  ship: {
    body: `M2 66h96L86 96H16z${box(26, 48, 48, 14)}${box(34, 30, 10, 16)}${box(52, 30, 10, 16)}${box(68, 22, 3, 26)}`,
    spot: `${box(34, 24, 10, 8)}${box(52, 24, 10, 8)}`,
    cut: `${disc(30, 76, 3)}${disc(44, 76, 3)}${disc(58, 76, 3)}${disc(72, 76, 3)}`,
    stands: true,
  },
  sail: {
    body: 'M8 80h84L80 98H22zM48 4h4v72h-4z',
    spot: 'M56 10q34 22 36 60H56zM44 20v50H12Q22 38 44 20z',
    stands: true,
  },
  galleon: {
    body: 'M4 64h16l6 8h40l8-10h22l-8 36H18z',
    line: { path: 'M32 8V70M62 2V70', width: 3.5 },
    spot: 'M18 14h28q6 12 0 22H18q6-10 0-22zM16 40h34q6 12 0 22H16q6-10 0-22zM52 8h26q6 12 0 22H52q6-10 0-22zM52 34h32q6 12 0 22H52q6-10 0-22z',
    stands: true,
  },
  submarine: {
    body: `M2 62q0-20 30-20h44q22 2 22 18t-22 20H32Q2 82 2 62z${box(40, 24, 22, 20)}`,
    line: { path: 'M54 24V10H64', width: 5 },
    cut: `${disc(32, 61, 6)}${disc(52, 61, 6)}${disc(72, 61, 6)}`,
  },
  anchor: {
    line: { path: 'M50 26V88M30 38H70M12 62Q18 90 50 92 82 90 88 62M50 6a10 10 0 1 0 .1 0', width: 8 },
    body:
      polygon([
        [4, 70],
        [12, 50],
        [24, 68],
      ]) +
      polygon([
        [96, 70],
        [88, 50],
        [76, 68],
      ]),
  },
  tank: {
    body: `M14 62h72q12 0 12 12-2 16-14 16H16Q2 90 2 74q0-12 12-12zM24 58l6-18h34l8 18z${box(60, 42, 38, 7)}`,
    cut: [18, 34, 50, 66, 82].map((x) => disc(x, 76, 6)).join(''),
    stands: true,
  },
  helicopter: {
    body: 'M18 44q4-16 26-16 18 0 24 16l28-4 2-12 2 0v18l-30 8q-6 20-26 20-24 0-26-30z',
    line: { path: 'M2 18H86M44 18V28M18 88H66M32 74L28 88M54 74L58 88', width: 4.5 },
    cut: 'M24 44q4-10 16-10v14H24z',
  },
  spaceship: {
    body: 'M50 4l10 40 36 30v16L60 80v10l6 10H34l6-10V80L4 90V74l36-30z',
    cut: 'M47 26h6l3 20h-12z',
    spot: `${box(8, 62, 5, 20)}${box(87, 62, 5, 20)}`,
  },
  wheel: {
    body: disc(50, 50, 48),
    cut: disc(50, 50, 38),
    line: { path: 'M50 8V92M8 50H92M20 20L80 80M80 20L20 80', width: 5 },
    spot: disc(50, 50, 14),
  },
  television: {
    body: 'M10 30h80q8 0 8 8v48q0 8-8 8H10q-8 0-8-8V38q0-8 8-8zM18 94h10l-4 6h-10zM72 94h10l4 6h-10z',
    line: { path: 'M50 30L30 6M50 30L72 4', width: 4 },
    cut: 'M14 40q28-6 54 0 4 22 0 44-26 5-54 0-4-22 0-44z',
    spot: `${disc(83, 46, 5)}${disc(83, 62, 5)}`,
    stands: true,
  },
  camera: {
    body: `M4 46h58v44H4zM64 62l30-14v40L64 74z${disc(18, 26, 18)}${disc(52, 26, 18)}`,
    cut: `${disc(18, 26, 6)}${disc(52, 26, 6)}`,
    spot: box(12, 56, 30, 14),
  },
  reel: {
    body: disc(50, 50, 48),
    cut: [0, 1, 2, 3, 4]
      .map((n) => disc(50 + 27 * Math.sin((n * Math.PI) / 2.5), 50 - 27 * Math.cos((n * Math.PI) / 2.5), 11))
      .join(''),
    spot: disc(50, 50, 6),
  },
  telephone: {
    body: 'M4 30Q10 8 50 8t46 22l-4 16H72l-2-14H30l-2 14H8zM30 42h40q22 24 22 54H8q0-30 22-54z',
    cut: disc(50, 70, 18),
    spot: disc(50, 70, 8),
  },
  radio: {
    body: 'M8 34h84v62H8z',
    line: { path: 'M20 34L78 4', width: 4 },
    cut: disc(34, 65, 20) + box(62, 46, 22, 8),
    spot: disc(34, 65, 11) + disc(68, 76, 5) + disc(82, 76, 5),
  },
  gear: {
    body: `${[0, 45, 90, 135].map((angle) => bar(angle)).join('')}${disc(50, 50, 36)}`,
    cut: disc(50, 50, 15),
  },
  atom: {
    line: {
      path: 'M50 4a17 46 0 1 0 .1 0M10 27a46 17 30 1 0 .1-.1M10 73a46 17 -30 1 0-.1-.1',
      width: 4.5,
    },
    spot: disc(50, 50, 10),
  },
  syringe: {
    line: { path: 'M4 96L26 74M70 30L84 16M74 6L94 26', width: 4 },
    body: 'M24 64L60 28l12 12-36 36zM56 22l4-4 22 22-4 4z',
    cut: 'M42 58l14-14 5 5-14 14z',
  },
  circuit: {
    body: box(28, 28, 44, 44),
    line: {
      path: 'M36 28V6M50 28V6M64 28V6M36 72V94M50 72V94M64 72V94M28 36H6M28 50H6M28 64H6M72 36H94M72 50H94M72 64H94',
      width: 4,
    },
    cut: box(36, 36, 28, 28),
    spot: oval(50, 50, 8, 8),
  },
} as const satisfies Record<string, Motif>;

function bar(angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (x: number, y: number) =>
    [50 + x * Math.cos(turn) - y * Math.sin(turn), 50 + x * Math.sin(turn) + y * Math.cos(turn)] as const;
  return polygon([at(-9, -48), at(9, -48), at(9, 48), at(-9, 48)]);
}
