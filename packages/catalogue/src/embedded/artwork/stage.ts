/** What a composition is given to work with, and what it gives back. */
import type { Inks } from './inks.ts';
import type { Motif } from './motifs/motif.ts';
import type { Era } from './palettes.ts';
import type { Random } from './random.ts';
import { polygon, short } from './shapes.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Stage {
  width: number;
  height: number;
  /** A backdrop: nothing is set on it here, and its left stays quiet. */
  wide: boolean;
  titleAt: 'top' | 'bottom';
  /** Where the title will stand: from edge to edge of a poster. */
  band: Box;
  /** The rest: here the picture happens. */
  field: Box;
  inks: Inks;
  era: Era;
  motif: Motif;
  /** A second theme of the same film. */
  other: Motif;
  random: Random;
}

export interface Scene {
  art: string;
  /** The ink that lies under the title. */
  under: string;
}

export type Composition = (stage: Stage) => Scene;

export function centreOf({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

export function fill(ink: string, path: string, more = ''): string {
  return `<path fill="${ink}" d="${path}"${more}/>`;
}

export function stroke(ink: string, width: number, path: string, more = ''): string {
  return `<path fill="none" stroke="${ink}" stroke-width="${short(width)}" d="${path}"${more}/>`;
}

/** Paints over the band, so that the title stands on one flat ink whatever the picture does. */
export function slab(stage: Stage, ink: string): string {
  if (stage.wide) {
    return '';
  }
  const { width, height, titleAt, random } = stage;
  const edge = titleAt === 'bottom' ? stage.band.y : stage.band.height;
  const away = titleAt === 'bottom' ? -1 : 1;
  const far = titleAt === 'bottom' ? height : 0;
  return fill(ink, `M0 ${short(far)}L${slabEdge(edge, away, width, random)}L${width} ${short(far)}z`);
}

function slabEdge(edge: number, away: number, width: number, random: Random): string {
  const style = random.whole(0, 3);
  if (style === 0) {
    return `0 ${short(edge)}L${width} ${short(edge)}`;
  }
  if (style === 1) {
    const tilt = random.between(10, 26) * away;
    const [left, right] = random.chance(0.5) ? [edge + tilt, edge] : [edge, edge + tilt];
    return `0 ${short(left)}L${width} ${short(right)}`;
  }
  if (style === 2) {
    return `0 ${short(edge)}Q${width / 2} ${short(edge + away * 44)} ${width} ${short(edge)}`;
  }
  const points = Array.from(
    { length: 15 },
    (_, index) => [(index * width) / 14, edge + away * random.between(0, 9)] as const,
  );
  return polygon(points).slice(1, -1);
}
