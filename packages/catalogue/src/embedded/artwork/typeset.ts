/** Sets a title into a box: the largest size at which lines, broken by sense, still fit. */
import { em } from './fonts.ts';
import { measureRun, runPath, type Run, type Type } from './measure.ts';
import { setSystemText } from './system-text.ts';
import { divideTitle, type Phrase } from './title-parts.ts';

export interface TitleWish {
  title: string;
  type: Type;
  caps: boolean;
  /** Lines of one size, or every line as wide as the box. */
  shape: 'even' | 'block';
  align: 'left' | 'centre' | 'right';
  width: number;
  height: number;
  serif: boolean;
}

export interface Setting {
  /** A fragment without fill; its top left corner is at 0, 0. */
  svg: string;
  height: number;
  /** The largest letters' size. */
  size: number;
}

interface Row {
  run: Run;
  kind: 'loud' | 'quiet' | 'tail';
}

interface SizedRow extends Row {
  size: number;
}

const quietShare = 0.4;
const tailShare = 0.46;
const widestRatio = 2.6;
/** From here on larger letters beat small words set small. */
const worthShouting = 1.5;
const worthShoutingNarrow = 1.15;
/** How much wider than the head a tail may run. */
const tailReaches = [1, 1.6, 2.4];

export function setTitle(wish: TitleWish): Setting {
  const text = spellOut(wish.caps ? wish.title.toLocaleUpperCase('en') : wish.title, wish.type);
  if (text.trim() === '' || !measureRun(text.replace(/\s+/gu, ''), wish.type)) {
    return setSystemText(wish);
  }
  const { head, tail } = divideTitle(text);
  const spoken = largestRows(head, tail, wish);
  const shouted = largestRows([{ words: head.flatMap(({ words }) => words), quiet: false }], tail, wish);
  const gain = loudness(shouted) / loudness(spoken);
  const isNarrow = widestOf(spoken) < wish.width * 0.4;
  return drawRows(gain > (isNarrow ? worthShoutingNarrow : worthShouting) ? shouted : spoken, wish);
}

/** Of all line breaks the one that fills the box best. */
function largestRows(head: readonly Phrase[], tail: string, wish: TitleWish): SizedRow[] {
  let best: SizedRow[] = [];
  let bestScore = -1;
  for (const limit of widthsOf(head, wish.type)) {
    const rows = breakRows(head, limit, wish.type);
    for (const reach of tail === '' ? [1] : tailReaches) {
      const sized = fit([...rows, ...tailRows({ tail, reach }, rows, wish)], wish);
      const area = sized.reduce((sum, row) => sum + (row.kind === 'loud' ? row.size * row.run.width : 0), 0);
      const score = area * loudness(sized);
      if (score > bestScore * 1.02) {
        best = sized;
        bestScore = score;
      }
    }
  }
  return best;
}

function widestOf(rows: readonly SizedRow[]): number {
  return Math.max(...rows.map(({ run, size }) => (run.width * size) / em));
}

/** The size of the smallest large line. */
function loudness(rows: readonly SizedRow[]): number {
  return Math.min(...rows.filter((row) => row.kind === 'loud').map((row) => row.size));
}

/** Says with common characters what the faces lack: a third becomes 1/3. */
function spellOut(text: string, type: Type): string {
  return text.replace(/\S/gu, (character, at: number) => {
    const plain = character.normalize('NFKC').replace('\u2044', '/');
    if (plain === character || measureRun(character, type)) {
      return character;
    }
    return /\d/.test(text.charAt(at - 1)) ? ` ${plain}` : plain;
  });
}

/** Every width at which breaking a phrase could change. */
function widthsOf(phrases: readonly Phrase[], type: Type): number[] {
  const widths = new Set<number>();
  const loud = phrases.filter((phrase) => !phrase.quiet);
  const widestWord = Math.max(...loud.flatMap(({ words }) => words.map((word) => widthOf(word, type))));
  for (const { words } of loud) {
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= Math.min(words.length, start + 6); end += 1) {
        widths.add(Math.max(widestWord, widthOf(words.slice(start, end).join(' '), type)));
      }
    }
  }
  return [...widths].sort((a, b) => a - b);
}

function widthOf(text: string, type: Type): number {
  return measureRun(text, type)?.width ?? 0;
}

function breakRows(phrases: readonly Phrase[], limit: number, type: Type): Row[] {
  return phrases.flatMap(({ words, quiet }) => {
    if (quiet) {
      return rowOf(words.join(' '), 'quiet', type);
    }
    return breakWords(words, limit, type).flatMap((line) => rowOf(line, 'loud', type));
  });
}

function breakWords(words: readonly string[], limit: number, type: Type): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ''} ${word}`;
    if (lines.length > 0 && widthOf(longer, type) <= limit) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Below the head, in balanced lines. */
function tailRows(
  { tail, reach }: { tail: string; reach: number },
  head: readonly Row[],
  { type }: TitleWish,
): Row[] {
  if (tail === '') {
    return [];
  }
  const room = (Math.max(...head.map((row) => row.run.width)) * reach) / tailShare;
  const words = tail.split(' ');
  const count = Math.ceil(widthOf(tail, type) / room);
  let lines = breakWords(words, room, type);
  for (let limit = room / 3; limit < room; limit += room / 12) {
    const tighter = breakWords(words, limit, type);
    if (tighter.length <= count) {
      lines = tighter;
      break;
    }
  }
  return lines.flatMap((line) => rowOf(line, 'tail', type));
}

function rowOf(text: string, kind: Row['kind'], type: Type): Row[] {
  const run = measureRun(text, type);
  return run && run.width > 0 ? [{ run, kind }] : [];
}

function fit(rows: readonly Row[], wish: TitleWish): SizedRow[] {
  const loud = rows.filter((row) => row.kind === 'loud');
  const full = loud.map(({ run }) => (wish.width / run.width) * em);
  const smallest = Math.min(...full);
  const sizes = full.map((size) =>
    wish.shape === 'even' ? smallest : Math.min(size, smallest * widestRatio),
  );
  let index = 0;
  const sized = rows.map((row): SizedRow => {
    if (row.kind === 'loud') {
      return { ...row, size: sizes[index++] ?? smallest };
    }
    const share = row.kind === 'quiet' ? quietShare : tailShare;
    return { ...row, size: Math.min(smallest * share, (wish.width / row.run.width) * em) };
  });
  const tooTall = heightOf(sized) / wish.height;
  return tooTall > 1 ? sized.map((row) => ({ ...row, size: row.size / tooTall })) : sized;
}

function inkHeight({ run, size }: SizedRow): number {
  return ((run.bottom - run.top) * size) / em;
}

function gapBelow(row: SizedRow, next: SizedRow | undefined): number {
  return next ? 0.085 * (row.size + next.size) : 0;
}

function heightOf(rows: readonly SizedRow[]): number {
  return rows.reduce((sum, row, index) => sum + inkHeight(row) + gapBelow(row, rows[index + 1]), 0);
}

function drawRows(rows: readonly SizedRow[], wish: TitleWish): Setting {
  const block = widestOf(rows);
  let y = 0;
  let svg = '';
  rows.forEach((row, index) => {
    const scale = row.size / em;
    const width = row.run.width * scale;
    const x = offset(wish.width - width, wish.align);
    svg += `<path transform="translate(${short(x)} ${short(y - row.run.top * scale)})scale(${scale.toFixed(4)})" d="${runPath(row.run)}"/>`;
    svg +=
      row.kind === 'quiet' && wish.align === 'centre' ? rulesBeside({ x, y, width, block }, row, wish) : '';
    y += inkHeight(row) + gapBelow(row, rows[index + 1]);
  });
  return { svg, height: y, size: Math.max(...rows.map(({ size }) => size)) };
}

/** Thin lines that lead the eye past the small words. */
function rulesBeside(
  at: { x: number; y: number; width: number; block: number },
  row: SizedRow,
  wish: TitleWish,
): string {
  const thick = Math.max(1.5, row.size * 0.07);
  const length = (at.block - at.width) / 2 - row.size * 0.5;
  if (length < row.size * 0.6) {
    return '';
  }
  const edge = (wish.width - at.block) / 2;
  const middle = short(at.y + inkHeight(row) / 2 - thick / 2);
  const bar = (x: number) =>
    `<path d="M${short(x)} ${middle}h${short(length)}v${short(thick)}h-${short(length)}z"/>`;
  return bar(edge) + bar(wish.width - edge - length);
}

function offset(room: number, align: TitleWish['align']): number {
  if (align === 'left') {
    return 0;
  }
  return align === 'right' ? room : room / 2;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
