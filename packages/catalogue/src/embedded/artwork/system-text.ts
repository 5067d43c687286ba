/** Titles in scripts that no shipped face has: the reader's own fonts, held to an estimated width. */
import type { Setting, TitleWish } from './typeset.ts';

const serifStack = "'Noto Serif','Hiragino Mincho ProN','Songti SC',Georgia,serif";
const sansStack = "'Noto Sans','Hiragino Sans','PingFang SC','Segoe UI',Arial,sans-serif";
const fullWidth =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/u;
const rightToLeft = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}/u;
const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

export function setSystemText(wish: TitleWish): Setting {
  const { lines, size } = breakToFit(wish);
  const leading = size * 1.16;
  const direction = rightToLeft.test(wish.title) ? ' direction="rtl"' : '';
  const rows = lines.map((line, index) => {
    const length = Math.min(wish.width, widthOf(line) * size).toFixed(0);
    const y = (size * 0.88 + index * leading).toFixed(1);
    return `<text x="${wish.width / 2}" y="${y}" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`;
  });
  const family = wish.serif ? serifStack : sansStack;
  return {
    svg: `<g font-family="${family}" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle"${direction}>${rows.join('')}</g>`,
    height: size * 1.1 + (lines.length - 1) * leading,
    size,
  };
}

/** Also drops what XML 1.0 cannot carry: control characters and halves of surrogate pairs. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

function breakToFit({ title, width, height }: TitleWish): { lines: string[]; size: number } {
  const words = [...segmenter.segment(title.replace(/\s+/gu, ' ').trim())].map(({ segment }) => segment);
  for (let size = 110; size > 12; size -= 4) {
    const lines = breakWords(words, width / size);
    const tall = lines.length * size * 1.16;
    if (tall <= height && lines.every((line) => widthOf(line) * size <= width)) {
      return { lines, size };
    }
  }
  return { lines: breakWords(words, width / 12), size: 12 };
}

function breakWords(words: readonly string[], limit: number): string[] {
  const lines: string[] = [''];
  for (const word of words) {
    const longer = (lines.at(-1) ?? '') + word;
    if (widthOf(longer.trim()) <= limit || lines.at(-1) === '') {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

function widthOf(text: string): number {
  let width = 0;
  for (const character of text) {
    width += fullWidth.test(character) ? 1.02 : 0.62;
  }
  return width;
}
