/** Display faces as outlines: a picture shown through `<img>` loads no font, so letters travel as paths. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { Font, Glyph } from 'opentype.js';

export type Face =
  | 'abril-fatface'
  | 'alfa-slab-one'
  | 'anton'
  | 'gloock'
  | 'instrument-serif'
  | 'league-gothic'
  | 'limelight'
  | 'monoton'
  | 'poiret-one'
  | 'righteous'
  | 'rye';

const serifs: ReadonlySet<Face> = new Set<Face>([
  'abril-fatface',
  'gloock',
  'instrument-serif',
  'alfa-slab-one',
  'rye',
]);

export function isSerif(face: Face): boolean {
  return serifs.has(face);
}

/** Every outline is scaled to this em, so that coordinates stay short whole numbers. */
export const em = 200;

/** Its start, and the rest in steps from there, so that moving a contour changes two numbers only. */
export interface Contour {
  x: number;
  y: number;
  steps: string;
}

export interface Letter {
  contours: readonly Contour[];
  advance: number;
  /** Ink bounds, y down, baseline at 0. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const require = createRequire(import.meta.url);
const fonts = new Map<string, Font>();
const kerns = new Map<string, number>();
const letters = new Map<string, Letter | undefined>();
const files = ['latin', 'latin-ext'] as const;
/** Asked, in this order, for a character that a face lacks. */
const serifLenders: readonly Face[] = ['abril-fatface', 'gloock', 'anton'];
const plainLenders: readonly Face[] = ['anton', 'righteous', 'abril-fatface'];

/** Undefined when no face has the character. */
export function findLetter(face: Face, character: string): Letter | undefined {
  const key = `${face}\n${character}`;
  if (!letters.has(key)) {
    letters.set(key, readLetter(face, character));
  }
  return letters.get(key);
}

/** How much closer (or, above 0, further apart) two letters of one face stand. */
export function kern(face: Face, left: string, right: string): number {
  const key = `${face}\n${left}${right}`;
  const known = kerns.get(key) ?? readKern(face, left, right);
  kerns.set(key, known);
  return known;
}

function readKern(face: Face, left: string, right: string): number {
  const font = openFont(face, 'latin');
  if (!font.hasChar(left) || !font.hasChar(right)) {
    return 0;
  }
  return (font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * em) / font.unitsPerEm;
}

function readLetter(face: Face, character: string): Letter | undefined {
  const lenders = isSerif(face) ? serifLenders : plainLenders;
  for (const candidate of [face, ...lenders]) {
    for (const file of files) {
      const font = openFont(candidate, file);
      if (font.hasChar(character)) {
        return drawLetter(font, font.charToGlyph(character));
      }
    }
  }
  return undefined;
}

function openFont(face: Face, file: (typeof files)[number]): Font {
  const name = `${face}-${file}`;
  const known = fonts.get(name);
  if (known) {
    return known;
  }
  // The package is CommonJS with types for its namespace; loading it costs 30 ms, so it waits for the first picture.
  const { parse } = require('opentype.js') as typeof import('opentype.js');
  const bytes = readFileSync(require.resolve(`@fontsource/${face}/files/${name}-400-normal.woff`));
  const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength), {
    lowMemory: true,
  });
  fonts.set(name, font);
  return font;
}

function drawLetter(font: Font, glyph: Glyph): Letter {
  const scale = em / font.unitsPerEm;
  const box = glyph.getBoundingBox();
  return {
    contours: contoursOf(glyph, scale),
    advance: (glyph.advanceWidth ?? font.unitsPerEm / 2) * scale,
    left: box.x1 * scale,
    right: box.x2 * scale,
    top: -box.y2 * scale,
    bottom: -box.y1 * scale,
  };
}

/** Relative commands on whole numbers: a third of the bytes of what the font says, and they compress. */
function contoursOf(glyph: Glyph, scale: number): Contour[] {
  const contours: Contour[] = [];
  let current: Contour = { x: 0, y: 0, steps: '' };
  let x = 0;
  let y = 0;
  const near = (value: number) => Math.round(value * scale);
  const step = (px: number, py: number) => pair(near(px) - x, near(-py) - y);
  for (const command of glyph.path.commands) {
    if (command.type === 'Z') {
      current.steps += 'z';
      continue;
    }
    if (command.type === 'M') {
      current = { x: near(command.x), y: near(-command.y), steps: '' };
      contours.push(current);
    } else if (command.type === 'L') {
      current.steps += lineTo(near(command.x) - x, near(-command.y) - y);
    } else if (command.type === 'Q') {
      current.steps += `q${join(step(command.x1, command.y1), step(command.x, command.y))}`;
    } else {
      const handles = join(step(command.x1, command.y1), step(command.x2, command.y2));
      current.steps += `c${join(handles, step(command.x, command.y))}`;
    }
    x = near(command.x);
    y = near(-command.y);
  }
  return contours;
}

function lineTo(dx: number, dy: number): string {
  if (dx === 0 && dy === 0) {
    return '';
  }
  if (dy === 0) {
    return `h${dx}`;
  }
  return dx === 0 ? `v${dy}` : `l${pair(dx, dy)}`;
}

function pair(a: number, b: number): string {
  return join(String(a), String(b));
}

function join(a: string, b: string): string {
  return b.startsWith('-') ? a + b : `${a} ${b}`;
}
