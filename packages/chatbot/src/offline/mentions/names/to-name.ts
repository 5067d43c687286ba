/** Brings words to the form in which names are kept. */
import type { MessageWord } from '../../reading/message-words.ts';
import { isArticle, isJoiner, isLight } from './light-words.ts';
import type { Name, NameForm } from './name-form.ts';

/** Bits of `joins` and `marks`; words further on are not looked at. */
export const mostBits = 16;
const everywhere = 0xffff;

type TitleWord = Pick<MessageWord, 'folded' | 'startsClause' | 'marks'>;

function bit(at: number): number {
  return at < mostBits ? 1 << at : 0;
}

/** 'The A-Team', 'Plan A': here the article is none. */
function isNeeded(words: readonly TitleWord[], at: number): boolean {
  return at === words.length - 1 || words[at + 1]?.marks === '-';
}

/** The name that the words make; a name of light words alone keeps them all. */
export function toName(words: readonly TitleWord[], form: NameForm): Name {
  const isAllLight = words.every(({ folded }) => isLight(folded));
  const kept: string[] = [];
  let joins = 0;
  let marks = 0;
  for (const [at, { folded, startsClause }] of words.entries()) {
    if (startsClause) marks |= bit(kept.length);
    if (isAllLight || !isLight(folded) || isNeeded(words, at)) kept.push(folded);
    else if (isJoiner(folded)) joins |= bit(kept.length);
  }
  return {
    form,
    isRespelt: false,
    words: kept,
    hasArticle: !isAllLight && isArticle(words[0]?.folded ?? ''),
    joins,
    marks,
  };
}

/** The same for a spelling of which it is not known where its marks stood. */
export function toRespeltName(words: readonly string[], form: NameForm): Name {
  const name = toName(
    words.map((folded) => ({ folded, startsClause: false })),
    form,
  );
  return { ...name, isRespelt: true, marks: everywhere };
}
