/** A run of letters on one line, kerned, before anybody has decided how large. */
import { em, findLetter, kern, type Face, type Letter } from './fonts.ts';

export interface Run {
  placed: readonly { letter: Letter; x: number }[];
  /** Ink bounds in the em of `fonts.ts`, the ink's left edge at 0, y down, baseline at 0. */
  width: number;
  top: number;
  bottom: number;
}

export interface Type {
  face: Face;
  /** Extra space between letters, in ems. */
  tracking?: number;
}

/** Undefined when a character is in no face. */
export function measureRun(text: string, { face, tracking = 0 }: Type): Run | undefined {
  const placed: { letter: Letter; x: number }[] = [];
  let pen = 0;
  let before = '';
  for (const character of text) {
    const letter = findLetter(face, character);
    if (!letter) {
      return undefined;
    }
    pen += before === '' ? 0 : Math.round(kern(face, before, character) + tracking * em);
    placed.push({ letter, x: pen });
    pen += Math.round(letter.advance);
    before = character;
  }
  return trimToInk(placed);
}

/** Starts at the ink, not at the side bearing, so that lines of different size share an edge. */
function trimToInk(placed: { letter: Letter; x: number }[]): Run {
  const inked = placed.filter(({ letter }) => letter.contours.length > 0);
  const left = Math.round(Math.min(...inked.map(({ letter, x }) => x + letter.left)));
  const right = Math.max(...inked.map(({ letter, x }) => x + letter.right));
  if (inked.length === 0) {
    return { placed: [], width: 0, top: 0, bottom: 0 };
  }
  return {
    placed: inked.map(({ letter, x }) => ({ letter, x: x - left })),
    width: right - left,
    top: Math.min(...inked.map(({ letter }) => letter.top)),
    bottom: Math.max(...inked.map(({ letter }) => letter.bottom)),
  };
}

export function runPath({ placed }: Run): string {
  return placed
    .flatMap(({ letter, x }) =>
      letter.contours.map((contour) => `M${contour.x + x} ${contour.y}${contour.steps}`),
    )
    .join('');
}
