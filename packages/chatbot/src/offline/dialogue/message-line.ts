/**
 * A message as patterns read it: folded words with a space between, FILM, PERSON and MISSING where something is named.
 * Folded words have no capitals, so the names of the kinds cannot be mistaken for words.
 */
import type { Mention } from '../mentions/mention.ts';
import type { MessageWord } from '../reading/message-words.ts';

const names: Readonly<Record<Mention['kind'], string>> = {
  film: 'FILM',
  person: 'PERSON',
  'missing-film': 'MISSING',
};

export function writeLine(words: readonly MessageWord[], mentions: readonly Mention[]): string {
  const pieces = words.flatMap(({ folded }, at) => {
    const mention = mentions.find(({ from, to }) => from <= at && at < to);
    if (!mention) return [folded];
    return mention.from === at ? [names[mention.kind]] : [];
  });
  return pieces.join(' ');
}

/** True where the line has one of the phrases as whole words. */
export function hasPhrase(line: string, phrases: readonly string[]): boolean {
  const padded = ` ${line} `;
  return phrases.some((phrase) => padded.includes(` ${phrase} `));
}
