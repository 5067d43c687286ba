/** Sport, stage and weapons. */
import { box, disc, oval, polygon, star } from '../shapes.ts';
import type { Motif } from './motif.ts';

export const play = {
  note: {
    body: `${oval(24, 84, 18, 13)}${oval(76, 74, 18, 13)}M36 84V14l58-12v72h-8V26L44 35v49z`,
    stands: true,
  },
  guitar: {
    body: 'M92 2l6 6-34 34q10 8 0 18-8 4-8 14 0 22-22 24-28 2-32-30 2-22 24-22 10 0 14-8 10-10 18 0z',
    cut: disc(36, 64, 9),
    seam: { path: 'M20 80L90 10', width: 2 },
  },
  microphone: {
    body: 'M50 2q20 0 20 20v14H30V22Q30 2 50 2zM30 40h40q0 22-14 26l-2 26h14v8H32v-8h14l-2-26Q30 62 30 40z',
    seam: { path: 'M30 16H70M30 27H70M42 4V36M58 4V36', width: 2.5 },
    stands: true,
  },
  record: {
    body: disc(50, 50, 48),
    seam: { path: 'M50 10a40 40 0 1 0 .1 0M50 18a32 32 0 1 0 .1 0M50 26a24 24 0 1 0 .1 0', width: 1.5 },
    spot: disc(50, 50, 16),
    cut: disc(50, 50, 4),
  },
  piano: {
    body: box(4, 10, 92, 84),
    cut: [0, 1, 2, 3, 4, 5].map((n) => box(7 + n * 14.8, 13, 12.5, 78)).join(''),
    spot: [0, 1, 3, 4].map((n) => box(16.5 + n * 14.8, 10, 8.5, 50)).join(''),
  },
  trumpet: {
    body: 'M98 14v52q-8-22-28-24H14v-8h56q20-2 28-20zM6 30h6v16H6z',
    line: { path: 'M28 40V60Q28 70 38 70H58Q66 68 66 60V40M38 34V20M48 34V20M58 34V20', width: 5.5 },
  },
  drama: {
    body: `M0 0h100v10q-50 16-100 0z${disc(50, 44, 8)}M40 54h20l6 46H34z`,
    spot: 'M80 8q8 4 20 2v90H74q-6-50 6-92zM20 8Q12 12 0 10v90h26q6-50-6-92z',
    stands: true,
  },
  football: {
    body: disc(50, 50, 48),
    cut: `${star(50, 50, 17, 14, 5)}${polygon([
      [50, 2],
      [62, 8],
      [50, 18],
      [38, 8],
    ])}${polygon([
      [96, 42],
      [94, 60],
      [82, 50],
      [86, 38],
    ])}${polygon([
      [4, 42],
      [6, 60],
      [18, 50],
      [14, 38],
    ])}${polygon([
      [26, 92],
      [22, 78],
      [36, 78],
      [40, 94],
    ])}${polygon([
      [74, 92],
      [78, 78],
      [64, 78],
      [60, 94],
    ])}`,
    seam: { path: 'M50 33V16M66 45L84 44M60 63L70 80M40 63L30 80M34 45L16 44', width: 3 },
  },
  basketball: {
    body: disc(50, 50, 48),
    seam: { path: 'M50 2V98M2 50H98M16 16Q46 50 16 84M84 16Q54 50 84 84', width: 3.5 },
  },
  baseball: {
    body: disc(50, 50, 46),
    seam: {
      path: 'M20 14Q44 50 20 86M80 14Q56 50 80 86M26 30l8-4M31 42h8M31 58h8M26 70l8 4M74 30l-8-4M69 42h-8M69 58h-8M74 70l-8 4',
      width: 3,
    },
  },
  gridiron: {
    body: 'M4 96Q-4 40 30 18 56 0 96 4q6 46-18 70Q50 100 4 96z',
    seam: { path: 'M24 76L76 24M34 54L46 66M44 44L56 56M54 34L66 46', width: 4 },
  },
  glove: {
    body: 'M24 100V74Q4 60 8 34 14 4 52 4q34 2 38 30 2 18-14 26v40z',
    seam: { path: 'M24 78H76M60 26Q30 24 32 42 36 58 62 50', width: 4 },
    spot: box(22, 84, 56, 16),
    stands: true,
  },
  trophy: {
    body: 'M24 4h52q2 44-18 54v16h12v8h8v16H22V82h8v-8h12V58Q22 48 24 4z',
    line: { path: 'M24 14H8Q8 38 28 42M76 14H92Q92 38 72 42', width: 5.5 },
    spot: star(50, 28, 14, 6, 5),
    stands: true,
  },
  checkered: {
    body:
      'M8 0h6v100H8z' +
      [0, 1, 2, 3]
        .flatMap((row) =>
          [0, 1, 2, 3, 4]
            .filter((n) => (n + row) % 2 === 0)
            .map((n) => box(16 + n * 16, 6 + row * 14, 16, 14)),
        )
        .join(''),
    stands: true,
  },
  surf: {
    body: 'M60 0q24 34 10 70L56 98q-8 6-12-4Q20 44 60 0z',
    seam: { path: 'M60 4Q46 50 50 94', width: 3 },
    stands: true,
  },
  knight: {
    body: 'M22 84h58v14H18zM26 80q-2-22 20-36-10 2-16 10-8 6-16-2l-4-8 18-28 6-14 8 10q36 4 38 44 0 16-6 24z',
    cut: disc(38, 26, 3),
    stands: true,
  },
  pawn: { body: `${disc(50, 22, 18)}M34 42h32v6h-8q2 22 14 32h6v20H22V80h6q12-10 14-32h-8z`, stands: true },
  sword: {
    body: 'M50 0l7 10v54h20v8H57v18h4v10H39V90h4V72H23v-8h20V10z',
    seam: { path: 'M50 12V62', width: 2 },
    stands: true,
  },
  swords: {
    body: 'M4 2l10 2 50 56 8-8 6 6-8 8 16 20-6 8-20-16-8 8-6-6 8-8L6 14zM96 2l-10 2-50 56-8-8-6 6 8 8-16 20 6 8 20-16 8 8 6-6-8-8 48-58z',
  },
  knife: {
    body: 'M50 0q18 24 14 62H42V4zM38 64h30v6H38zM42 72h18l2 28H40z',
    spot: 'M44 74h14l1 22H43z',
    stands: true,
  },
  axe: {
    body: 'M44 6h10v94H44zM54 10q30-6 40 6 2 22-12 32-8-12-28-10z',
    stands: true,
  },
  pistol: {
    body: 'M4 24h84v-6h6v8q4 0 4 6v10H50l-4 12H34L24 88H2l10-44q-8-4-8-20z',
    cut: 'M38 42h10l-3 8h-9z',
    seam: { path: 'M44 30H92', width: 2 },
  },
  crosshair: {
    line: { path: 'M50 12a38 38 0 1 0 .1 0M50 0V34M50 66V100M0 50H34M66 50H100', width: 5 },
    spot: disc(50, 50, 7),
  },
  bomb: {
    body: `${disc(44, 60, 38)}M56 16l18 10-8 14-18-10z`,
    line: { path: 'M68 22Q76 2 92 14', width: 4 },
    spot: star(92, 14, 13, 5, 6),
    cut: 'M18 54q4-18 20-22-12 8-12 24z',
  },
  grenade: {
    body: 'M50 30q30 4 30 36-4 30-30 34-26-4-30-34 0-32 30-36zM40 14h22v14H40z',
    seam: { path: 'M22 54H78M22 74H78M40 32V98M60 32V98', width: 3 },
    line: { path: 'M60 16L82 22L88 52M34 8a8 8 0 1 0 .1 0', width: 5 },
  },
  bullet: { body: 'M34 44Q36 12 50 0q14 12 16 44zM34 48h32v44H34zM30 94h40v6H30z', stands: true },
  badge: {
    body:
      star(50, 50, 50, 26, 6) +
      [0, 1, 2, 3, 4, 5]
        .map((n) => disc(50 + 47 * Math.sin((n * Math.PI) / 3), 50 - 47 * Math.cos((n * Math.PI) / 3), 5))
        .join(''),
    cut: disc(50, 50, 18),
    spot: star(50, 50, 14, 6, 5),
  },
  handcuffs: {
    line: { path: 'M26 34a22 22 0 1 0 .1 0M74 34a22 22 0 1 0 .1 0M40 38L50 26L60 38', width: 8 },
  },
  helmet: {
    body: 'M6 68Q4 12 50 12t44 56q-44-14-88 0zM2 72q48-18 96 0l-2 8q-46-16-92 0z',
    spot: star(50, 40, 14, 6, 5),
  },
  kabuto: {
    body: 'M16 64q-4-44 34-46 38 2 34 46l14 22q-12 4-24 0H26q-12 4-24 0zM36 66h28v24q-14 14-28 0z',
    spot: 'M50 26Q24 24 12 0q4 30 38 36Q84 30 88 0 76 24 50 26z',
    cut: 'M34 62h32v6H34z',
    stands: true,
  },
  shield: { body: 'M8 8q42 10 84 0 6 62-42 90Q2 70 8 8z', spot: 'M50 12v78Q14 66 16 16q18 0 34-4z' },
  bow: {
    line: { path: 'M26 4Q92 40 26 96M26 4L40 50L26 96M12 50H92', width: 4.5 },
    body: polygon([
      [100, 50],
      [86, 42],
      [86, 58],
    ]),
    spot: polygon([
      [0, 42],
      [14, 50],
      [0, 58],
      [10, 50],
    ]),
  },
  medal: {
    body: disc(50, 68, 30),
    spot: 'M26 0h20l10 38-14 4zM74 0H54L46 30l12 10z',
    cut: star(50, 68, 18, 8, 5),
    stands: true,
  },
  lightsaber: {
    body: 'M45 0h10v66H45z',
    spot: 'M42 68h16v32H42z',
    cut: 'M45 76h10v3H45zM45 84h10v3H45z',
    stands: true,
  },
} as const satisfies Record<string, Motif>;
