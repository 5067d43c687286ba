import { box, disc, polygon, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const nature = {
  moon: { body: 'M66 6A46 46 0 1 0 94 66 38 38 0 0 1 66 6z' },
  sun: { body: star(50, 50, 49, 36, 16), cut: disc(50, 50, 29), spot: disc(50, 50, 25) },
  star: { body: star(50, 52, 50, 20, 5) },
  spark: { body: star(50, 50, 50, 9, 4), spot: star(82, 18, 15, 4, 4) },
  tree: {
    body: 'M46 100V74q-32 6-34-20-8-22 14-30Q34 2 52 4q22 0 26 22 18 10 10 30-6 22-34 18v26z',
    seam: { path: 'M50 88V44M50 66L34 50M50 58L66 42', width: 2.5 },
    stands: true,
  },
  pine: {
    body: 'M50 0l22 30h-9l20 28h-11l22 28H56v14H44V86H6l22-28H17l20-28h-9z',
    stands: true,
  },
  christmas: {
    body: 'M50 10l22 28h-8l20 26H73l21 24H56v12H44V88H6l21-24H16l20-26h-8z',
    spot: `${star(50, 10, 12, 5, 5)}${disc(44, 48, 4)}${disc(60, 58, 4)}${disc(36, 70, 4)}${disc(54, 76, 4)}${disc(72, 78, 4)}`,
    stands: true,
  },
  baretree: {
    line: {
      path: 'M50 100V52M50 70L24 42L10 40M24 42L24 18M50 58L74 34L92 32M74 34L76 8M50 52L42 26L30 8M44 30L56 10M34 52L16 58M64 46L84 52',
      width: 5,
    },
    stands: true,
  },
  leaf: {
    body: 'M6 96Q-2 30 40 12 66 2 96 4 98 40 84 62 60 96 18 88z',
    seam: { path: 'M8 96Q36 50 78 22M34 62V38M34 62L58 66M52 44V24M52 44L74 46', width: 3 },
  },
  rose: {
    body: 'M50 2q14 0 20 10 16-2 18 14 6 18-12 28-10 10-26 10T24 54Q6 44 12 26q2-16 18-14Q36 2 50 2z',
    seam: {
      path: 'M34 22q16-14 32 0 8 14-4 24-14 8-24-2-6-12 4-18 10-4 16 4 2 8-6 10M22 30q0 24 24 28M80 28q0 20-20 28',
      width: 3,
    },
    line: { path: 'M50 64Q48 82 52 99', width: 4 },
    spot: 'M50 84q-24 2-30-16 22-2 30 16zM51 92q4-20 28-20-2 20-28 20z',
    stands: true,
  },
  flower: {
    body: [0, 1, 2, 3, 4, 5]
      .map((n) => disc(50 + 20 * Math.sin((n * Math.PI) / 3), 34 - 20 * Math.cos((n * Math.PI) / 3), 13))
      .join(''),
    line: { path: 'M50 48V99M50 84Q28 84 22 66M50 90Q72 88 78 72', width: 4.5 },
    spot: disc(50, 34, 11),
    stands: true,
  },
  heart: { body: 'M50 94Q-12 52 8 22 28-4 50 24 72-4 92 22q20 30-42 72z' },
  brokenheart: {
    body: 'M44 90Q-14 50 8 22 26 0 46 20l-8 18 14 14-12 18z',
    spot: 'M54 92q60-42 40-70-18-24-40 0l-6 16 14 14-14 18z',
  },
  flame: {
    body: 'M50 0q6 20 22 34 16 16 14 36-4 28-36 30-34-2-36-30 0-14 10-26 2 10 10 12-6-30 16-56z',
    spot: 'M52 46q4 12 14 20 6 20-16 26-22-4-18-22 4 4 8 4-2-16 12-28z',
    stands: true,
  },
  snowflake: {
    line: {
      path: 'M50 2V98M8 26L92 74M92 26L8 74M36 10L50 22L64 10M36 90L50 78L64 90M12 44L26 40L22 24M88 44L74 40L78 24M12 56L26 60L22 76M88 56L74 60L78 76',
      width: 5.5,
    },
  },
  wave: {
    body: 'M0 100V62Q14 12 62 10 92 12 96 40q-8-14-24-10-14 6-10 22 6 20 38 20v28z',
    spot: 'M0 100V84q24-8 48 2t52-4v18z',
    cut: 'M20 62q6-30 34-38-20 14-22 42z',
    stands: true,
  },
  mountain: {
    body: 'M38 10l22 36 10-14 30 68H0z',
    spot: 'M38 10l14 23-8 6-6-6-8 8-7-4z',
    stands: true,
  },
  volcano: {
    body: 'M38 36q12 6 24 0l36 64H2z',
    spot: 'M38 36q12 6 24 0l6 12q-6 10-12 2-6 18-12 2-8 6-12-4zM50 30Q34 22 44 8q2 6 6 6 0-10 8-14 2 12 6 16 2 10-14 14z',
    stands: true,
  },
  cactus: {
    body: 'M42 100V14q0-12 8-12t8 12v44h8q6 0 6-6V36q0-7 7-7t7 7v20q0 16-16 16H58v28zM42 72H30Q14 70 14 54V40q0-7 7-7t7 7v12q0 6 6 6h8z',
    stands: true,
  },
  bolt: { body: 'M62 0L14 58h28L32 100l54-62H56z' },
  rainbow: {
    body: 'M0 84a50 50 0 0 1 100 0h-13a37 37 0 0 0-74 0z',
    spot: 'M17 84a33 33 0 0 1 66 0H71a21 21 0 0 0-42 0z',
    stands: true,
  },
  pumpkin: {
    body: 'M50 22q10-10 24-4 24 8 24 38t-24 36q-12 4-24 0-12 4-24 0Q2 86 2 56t24-38q14-6 24 4z',
    cut: 'M20 50l12-18 10 20zM80 50L68 32 58 52zM18 64l12 4 6-6 8 8 6-6 6 6 8-8 6 6 12-4q-8 22-32 22t-32-22z',
    spot: 'M46 20q0-14 12-20l4 6q-8 6-8 16z',
  },
  feather: {
    body: 'M96 4Q50 2 30 36q-8 16-8 38L4 96l4 4 20-20q30 4 42-20-8 2-12-2 14 0 22-14-8 2-12-2Q92 30 96 4z',
    seam: { path: 'M24 78Q50 50 76 26', width: 2.5 },
  },
  drop: { body: 'M50 0q36 44 34 66-2 32-34 34-32-2-34-34Q14 44 50 0z', cut: 'M30 62q2 20 20 24-26 2-20-24z' },
  footprints: {
    body: 'M24 40q14 0 12 24l-3 14H18l-4-16q-2-22 10-22zM17 84h16q0 14-8 14t-8-14zM72 0q14 0 12 24l-3 14H66l-4-16Q60 0 72 0zM65 44h16q0 14-8 14t-8-14z',
  },
  bamboo: {
    body: `${box(20, 0, 12, 30)}${box(20, 33, 12, 32)}${box(20, 68, 12, 32)}${box(56, 0, 10, 20)}${box(56, 23, 10, 40)}${box(56, 66, 10, 34)}`,
    spot: 'M32 32q30-24 44-12-24 0-44 12zM66 64q20-26 34-18-20 4-34 18zM20 66Q4 46 0 56q12 0 20 10z',
    stands: true,
  },
  target: {
    body: disc(50, 50, 48),
    cut: disc(50, 50, 36),
    spot:
      disc(50, 50, 24) +
      polygon([
        [50, 50],
        [100, 6],
        [94, 0],
      ]),
  },
} as const satisfies Record<string, Motif>;
