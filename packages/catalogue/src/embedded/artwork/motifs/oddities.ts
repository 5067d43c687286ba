/** Creatures and objects that only a few films need, but those films badly. */
import { box, disc, oval, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const oddities = {
  apple: {
    body: 'M50 28q16-12 32-2 16 14 10 40-8 32-26 32-8 0-16-4-8 4-16 4Q16 98 8 66 2 40 18 26q16-10 32 2z',
    spot: 'M52 22q2-20 24-22-2 20-24 22z',
    cut: 'M22 44q4-10 12-10-8 10-6 26-8-4-6-16z',
  },
  bee: {
    body: oval(50, 62, 24, 34) + disc(50, 26, 13),
    cut: `${box(24, 50, 52, 8)}${box(25, 68, 50, 8)}`,
    line: { path: 'M44 16L34 2M56 16L66 2', width: 3.5 },
    spot: 'M34 44Q-6 24 4 52 12 70 34 60zM66 44q40-20 30 8-8 18-30 8z',
  },
  bicycle: {
    line: {
      path: 'M22 54a18 18 0 1 0 .1 0M78 54a18 18 0 1 0 .1 0M22 72L40 40H66L78 72M40 40L50 72L66 40M50 72H22M36 32H46M66 40L62 28H72',
      width: 4.5,
    },
    stands: true,
  },
  bowling: {
    body: 'M42 4q12-4 14 10 0 8-4 14 12 14 10 38-2 20-8 32H36q-6-12-8-32-2-24 10-38-4-6-4-14 0-8 8-10z',
    cut: 'M37 26h16l2 6H35z',
    spot: disc(76, 80, 20),
    stands: true,
  },
  cowboyhat: {
    body: 'M2 58q10 6 24 4 0-40 14-44 6 0 10 6 4-6 10-6 14 4 14 44 14 2 24-4-4 24-48 24T2 58z',
    spot: 'M26 58q24 10 48 0v8q-24 10-48 0z',
  },
  elephant: {
    body: 'M30 14q26-10 44 6 20 14 20 46l-2 34H74V76H56v24H38V70q-14 0-16 14 4 8 10 2v12q-20 4-22-14-2-20 2-36 2-26 18-34z',
    cut: 'M44 30q22-6 24 16-2 18-18 14-12-8-6-30zM26 38h5v5h-5z',
    stands: true,
  },
  frog: {
    body: `${disc(28, 24, 14)}${disc(72, 24, 14)}M50 24q42 4 44 38 0 28-44 30-44-2-44-30 2-34 44-38z`,
    cut: `${disc(28, 22, 6)}${disc(72, 22, 6)}M18 62q32 16 64 0-10 20-32 20t-32-20z`,
  },
  hammer: {
    body: 'M22 4h46l10 8v20l-10 8H22zM40 40h18v60H40z',
    seam: { path: 'M40 56H58M40 68H58M40 80H58', width: 3 },
    stands: true,
  },
  hockeymask: {
    body: 'M50 2q36 2 36 40-2 40-24 56H38Q16 82 14 42 14 4 50 2z',
    cut: `${oval(34, 42, 9, 7)}${oval(66, 42, 9, 7)}${[0, 1, 2, 3].map((n) => disc(38 + n * 8, 20, 2.2) + disc(38 + n * 8, 74, 2.2) + disc(42 + n * 5.4, 84, 2)).join('')}${disc(26, 60, 2.2)}${disc(74, 60, 2.2)}`,
    spot: 'M45 6h10l-5 12zM22 56l10 4-8 6zM78 56l-10 4 8 6z',
  },
  joystick: {
    body: `M8 72h84v26H8z${box(46, 30, 8, 44)}`,
    spot: disc(50, 18, 17) + disc(80, 84, 6),
    cut: disc(24, 84, 6),
    stands: true,
  },
  lantern: {
    body: 'M34 18h32v8l10 10v50H24V36l10-10zM20 88h60v12H20z',
    line: { path: 'M34 18Q50-8 66 18', width: 4.5 },
    cut: 'M32 40h36v40H32z',
    spot: 'M50 42q14 16 10 26-4 8-10 8t-10-8q-4-10 10-26z',
    stands: true,
  },
  monster: {
    body: 'M24 26L14 2l20 14q16-6 32 0L86 2 76 26q14 14 14 40l4 34-14-6-10 6-10-6-10 6-10-6-10 6-10-6-14 6 4-34q0-26 14-40z',
    cut: `${disc(50, 44, 19)}M28 72q22 10 44 0-4 16-22 16t-22-16z`,
    spot: disc(50, 44, 10),
    stands: true,
  },
  penguin: {
    body: 'M50 2q18 0 20 24 14 14 12 40l8 10-10 4q-4 14-14 16H34q-10-2-14-16l-10-4 8-10q-2-26 12-40Q32 2 50 2z',
    cut: 'M50 34q18 4 18 32 0 24-18 26-18-2-18-26 0-28 18-32zM41 16h5v5h-5zM54 16h5v5h-5z',
    spot: 'M42 24h16l-8 10zM30 94h16v6H26zM54 94h16l4 6H54z',
    stands: true,
  },
  pig: {
    body: 'M18 8l22 12h20L82 8l-2 26q14 12 14 30-4 30-44 32Q10 94 6 64q0-18 14-30z',
    cut: `${oval(50, 64, 20, 15)}${disc(30, 46, 4)}${disc(70, 46, 4)}`,
    spot: `${oval(43, 64, 4, 6)}${oval(57, 64, 4, 6)}`,
  },
  popcorn: {
    body: 'M14 40h72L74 100H26z',
    cut: 'M30 44h9l4 52h-9zM50 44h9l-3 52h-9zM70 44h9l-10 52h-9z',
    spot: `${disc(24, 30, 12)}${disc(42, 22, 13)}${disc(60, 20, 13)}${disc(76, 30, 12)}${disc(50, 34, 12)}`,
    stands: true,
  },
  scissors: {
    body: 'M30 2q10 20 22 44L72 2q4 22-8 52l-6 14-14-2L36 54Q24 24 30 2z',
    line: { path: 'M30 66a14 14 0 1 0 .1 0M74 66a14 14 0 1 0 .1 0M44 56L36 70M60 54L68 68', width: 7 },
  },
  slipper: {
    body: 'M2 30q14 4 24 0 10 22 34 34 30 4 38 14v10H70Q50 88 34 74q-14-10-16-22v48h-7V58Q2 48 2 30z',
    spot: star(84, 60, 15, 4, 4),
    cut: 'M24 44q14 22 40 28-24 2-40-28z',
  },
  sunglasses: {
    body: 'M2 34h96v8q-2 0-3 4-2 28-22 28-18-2-20-26h-6q-2 24-20 26Q7 74 5 46q-1-4-3-4z',
    cut: 'M12 42l14-2-12 22q-3-8-2-20zM60 42l14-2-12 22q-3-8-2-20z',
  },
  tail: {
    body: 'M44 100q-18-30-2-58Q32 30 12 26 0 20 0 6q26-8 46 16 20-26 52-16-2 16-14 20-18 4-26 16 14 30-4 58z',
    seam: { path: 'M40 62q5 6 10 0 5 6 10 0M38 76q6 6 11 0 6 6 11 0M48 36L24 16M52 36L80 16', width: 2.5 },
    stands: true,
  },
  turtle: {
    body: 'M16 66q2-44 40-44 36 2 38 44zM2 50q10-12 18 2l-2 18Q0 70 2 50zM24 68h16v22H24zM70 68h16v22H70z',
    seam: { path: 'M16 66H94M42 36L56 48L70 36M56 48V64M36 64L42 36M76 64L70 36', width: 3 },
    stands: true,
  },
} as const satisfies Record<string, Motif>;
