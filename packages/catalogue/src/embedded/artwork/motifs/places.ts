import { box, disc, polygon, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const places = {
  tower: {
    body: 'M20 100V30h12V14h10V2h4V0h8v2h4v12h10v16h12v70z',
    cut: windows(27, 38, 5, 7),
    stands: true,
  },
  eiffel: {
    body: 'M48 0h4l3 30 6 28 13 42H62q-3-16-12-16t-12 16H26l13-42 6-28z',
    cut: 'M46 64h8l3 10q-7-6-14 0zM48 36h4l2 14h-8z',
    spot: box(33, 58, 34, 4) + box(41, 30, 18, 3),
    stands: true,
  },
  clocktower: {
    body: 'M50 0l16 22v8h4v28h-4v42H34V58h-4V30h4v-8z',
    cut: disc(50, 44, 11) + box(42, 64, 3, 30) + box(48.5, 64, 3, 30) + box(55, 64, 3, 30),
    line: { path: 'M50 44V37M50 44L56 46', width: 2.5 },
    stands: true,
  },
  bridge: {
    body: `${box(0, 74, 100, 6)}${box(22, 14, 7, 86)}${box(71, 14, 7, 86)}`,
    line: { path: 'M0 56Q14 44 25 16Q50 108 75 16Q86 44 100 56', width: 3 },
    spot: `${box(22, 28, 7, 4)}${box(71, 28, 7, 4)}`,
    seam: { path: 'M8 52V74M16 40V74M35 42V74M43 56V74M57 56V74M65 42V74M84 40V74M92 52V74', width: 0.1 },
    stands: true,
  },
  pagoda: {
    body: 'M50 0l3 12 19 10-6 2v10l22 12-8 2v12l18 14-8 2v24H10V76l-8-2 18-14V48l-8-2 22-12V24l-6-2 19-10z',
    cut: `M43 100V82h14v18z${box(40, 27, 20, 5)}${box(32, 51, 36, 6)}`,
    stands: true,
  },
  temple: {
    body: `${polygon([
      [50, 8],
      [98, 36],
      [2, 36],
    ])}${box(8, 38, 84, 7)}${[12, 32, 58, 78].map((x) => box(x, 47, 10, 40)).join('')}${box(4, 88, 92, 12)}`,
    spot: disc(50, 26, 5),
    stands: true,
  },
  pyramid: {
    body: 'M50 10l48 90H2z',
    spot: 'M50 10l48 90H64z',
    stands: true,
  },
  castle: {
    body: 'M2 100V40h8v8h8v-8h8v20h8V24h7v8h6v-8h6v8h6v-8h7v36h8V40h8v8h8v-8h8v60zM30 20L50 0l20 20z',
    cut: 'M40 100V80q10-16 20 0v20zM46 40h8v12h-8zM12 58h5v10h-5zM83 58h5v10h-5z',
    stands: true,
  },
  house: {
    body: 'M50 6l46 42-6 6-6-5v51H16V49l-6 5-6-6zM70 10h10v20l-10-9z',
    cut: 'M42 100V68h16v32zM24 52h14v14H24zM62 52h14v14H62z',
    spot: 'M62 52h14v14H62z',
    stands: true,
  },
  haunted: {
    body: 'M10 100l4-44-6 2 14-30 6 12 4-32 10-8 8 0 18 30-4 2 2 14 12-16 16 28-6-2 6 44z',
    cut: 'M40 100V80h16v20zM24 62h8v12h-8zM44 30h9v14h-9zM72 60h9v12h-9zM46 56h9v12h-9z',
    spot: 'M44 30h9v14h-9zM72 60h9v12h-9z',
    stands: true,
  },
  church: {
    body: 'M48 0h4v8h7v4h-7v10l14 18v14l26 14v32H8V68l26-14V40l14-18V12h-7V8h7z',
    cut: `M43 100V82q7-12 14 0v18z${disc(50, 50, 6)}M18 78h8v14h-8zM74 78h8v14h-8z`,
    stands: true,
  },
  cross: { body: 'M42 4h16v26h26v16H58v54H42V46H16V30h26z', stands: true },
  lighthouse: {
    body: 'M36 30h28l8 70H28zM34 22h32v6H34zM38 8h24v12H38zM36 6L50 0 64 6z',
    cut: 'M34.5 44h31l1.5 12h-34zM32 70h36l1.5 12H30.500z',
    spot: 'M40 10h20v8H40zM68 8l32-8v30l-32-14zM32 8L0 0v30l32-14z',
    stands: true,
  },
  windmill: {
    body: 'M38 44h24l8 56H30z',
    line: { path: 'M50 42L10 4M50 42L92 6M50 42L12 80M50 42L90 78', width: 5 },
    spot: 'M8 12L18 2l22 22-10 8zM92 14L82 4 60 26l8 8zM10 72l10 10 22-22-10-10zM90 70L80 80 58 58l10-10z',
    stands: true,
  },
  door: {
    body: 'M20 100V4h60v96z',
    cut: 'M30 14h18v34H30zM52 14h18v34H52zM30 54h18v34H30zM52 54h18v34H52z',
    spot: disc(72, 52, 4),
    stands: true,
  },
  prison: {
    body: 'M6 4h88v92H6z',
    cut: [14, 30, 46, 62, 78].map((x) => box(x, 12, 9, 76)).join(''),
    line: { path: 'M6 34H94M6 66H94', width: 5 },
  },
  circus: {
    body: 'M50 12Q60 40 96 50v8H4v-8Q40 40 50 12zM10 60h80v40H10z',
    cut: 'M42 100q0-24 8-34 8 10 8 34zM18 60h10v40H18zM72 60h10v40H72z',
    spot: 'M49 0h3v3l14 5-14 5z',
    stands: true,
  },
  ferris: {
    line: {
      path: 'M50 4a40 40 0 1 0 .1 0M50 44L28 98M50 44L72 98M10 44H90M50 4V84M22 16L78 72M78 16L22 72',
      width: 3,
    },
    spot: [0, 1, 2, 3, 4, 5, 6, 7]
      .map((n) => disc(50 + 40 * Math.sin((n * Math.PI) / 4), 44 - 40 * Math.cos((n * Math.PI) / 4), 6))
      .join(''),
    body: box(20, 95, 60, 5),
    stands: true,
  },
  island: {
    body: 'M4 100q16-20 46-20t46 20zM46 84Q44 54 56 34l6 4Q52 56 54 84z',
    spot: 'M58 36Q44 18 20 30q14 0 20 6-16 2-22 18 16-14 38-16-6 8-2 24 4-16 10-22 16 4 20 20 4-20-12-26 12-4 22 2Q84 14 62 34q2-18-16-24 12 10 12 26z',
    stands: true,
  },
  lamp: {
    body: `${box(47, 30, 6, 66)}M36 94h28v6H36zM38 8h24l4 22H34z`,
    cut: 'M42 12h16l2 14H40z',
    spot: 'M42 12h16l2 14H40z',
    stands: true,
  },
  stairs: { body: 'M4 100V86h16V72h16V58h16V44h16V30h16V16h16v84z', stands: true },
  gravestone: {
    body: 'M20 100V40q2-34 30-34t30 34v60z',
    cut: 'M46 26h8v10h10v8H54v24h-8V44H36v-8h10z',
    spot: 'M0 100q50-12 100 0z',
    stands: true,
  },
  globe: {
    body: disc(50, 50, 46),
    seam: {
      path: 'M4 50H96M50 4V96M12 26Q50 40 88 26M12 74Q50 60 88 74M50 4Q14 50 50 96M50 4Q86 50 50 96',
      width: 2.5,
    },
  },
  flag: {
    body: 'M12 0h6v100h-6z',
    spot: 'M20 6q20-10 38 2t38 0v44q-20 10-38 0t-38 0z',
    cut: star(58, 30, 13, 5.5, 5),
    stands: true,
  },
  signpost: {
    body: `${box(46, 10, 8, 90)}M14 16h58l16 12-16 12H14zM86 48H28L12 60l16 12h58z`,
    stands: true,
  },
  tent: {
    body: 'M50 12l48 88H2z',
    cut: 'M50 40l16 60H34z',
    spot: 'M50 60l6 40H44z',
    stands: true,
  },
  cloud: {
    body: `${disc(30, 60, 22)}${disc(56, 46, 28)}${disc(78, 64, 18)}${box(28, 62, 52, 20)}`,
  },
} as const satisfies Record<string, Motif>;

function windows(x: number, y: number, columns: number, rows: number): string {
  return Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * 10, y + Math.floor(index / columns) * 9, 5, 5),
  ).join('');
}
