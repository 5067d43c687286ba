/** 'Dunno', 'I'm bored': a question with answers to choose from. */
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { findTexts } from './find-texts.ts';
import { capitalise, listWords, vary } from './say.ts';
import { smallTalkTexts } from './small-talk-texts.ts';
import { chip, tryChip } from './try-chip.ts';

const mostDirections = 2;

/** Directions that lead to films, others with the turns. */
function chooseDirections(parts: AnswerParts): string[] {
  const { conversation } = parts;
  const { directions } = smallTalkTexts;
  const start = (conversation.turns * mostDirections) % directions.length;
  const aim = { next: { ...conversation, asked: null }, hidden: new Set(conversation.shown) };
  const found: string[] = [];
  for (const direction of [...directions.slice(start), ...directions.slice(0, start)]) {
    if (found.length === mostDirections) break;
    if (tryChip(parts, chip(direction), aim)) found.push(direction);
  }
  return found;
}

export function answerUnsure(parts: AnswerParts): Answer {
  const directions = chooseDirections(parts);
  const said = directions.length > 0 ? listWords(directions, 'or') : smallTalkTexts.withoutExamples;
  return plainAnswer(parts, {
    message: vary(smallTalkTexts.unsure, parts.conversation.turns)(said),
    suggestions: [...directions.map(capitalise), findTexts.chips.surprise],
  });
}
