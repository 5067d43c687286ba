/** Answers without a film. */
import { noWishes } from '../../wishes.ts';
import type { Act } from '../dialogue/act.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { chooseExamples, quoteExamples } from './example-questions.ts';
import { findTexts } from './find-texts.ts';
import { vary } from './say.ts';
import { smallTalkTexts } from './small-talk-texts.ts';

type WithExamples = readonly [(examples: string) => string, ...((examples: string) => string)[]];

const comforting = ['feel-good', 'heartwarming', 'uplifting'];

function withExamples(parts: AnswerParts, variants: WithExamples): Answer {
  const { conversation, mind } = parts;
  const examples = chooseExamples(mind.knowledge, parts, conversation.turns);
  const say = vary(variants, conversation.turns);
  return plainAnswer(parts, { message: say(quoteExamples(examples)), suggestions: examples });
}

/** People who can help come first; the film is only an offer. */
function answerDistress(parts: AnswerParts): Answer {
  const moods = comforting.filter((mood) => parts.mind.knowledge.moods.has(mood));
  return plainAnswer(parts, {
    message: smallTalkTexts.distress,
    suggestions: [smallTalkTexts.distressYes],
    asked: { kind: 'offer', wishes: { ...structuredClone(noWishes), moods } },
  });
}

function answerShortly(parts: AnswerParts, variants: readonly [string, ...string[]]): Answer {
  const { turns, latestPicks } = parts.conversation;
  const suggestions = latestPicks.length > 0 ? [findTexts.chips.more, findTexts.chips.startOver] : [];
  return plainAnswer(parts, { message: vary(variants, turns), suggestions });
}

export type SmallTalkAct = Extract<
  Act,
  {
    kind:
      | 'greeting'
      | 'thanks'
      | 'goodbye'
      | 'help'
      | 'start-over'
      | 'crude'
      | 'refusal'
      | 'distress'
      | 'declined'
      | 'unclear';
  }
>;

export function answerSmallTalk(parts: AnswerParts, act: SmallTalkAct): Answer {
  switch (act.kind) {
    case 'greeting':
      if (parts.conversation.latestPicks.length > 0)
        return answerShortly(parts, smallTalkTexts.greetingAgain);
      return withExamples(parts, smallTalkTexts.greeting);
    case 'thanks':
      return answerShortly(parts, smallTalkTexts.thanks);
    case 'goodbye':
      return { ...answerShortly(parts, smallTalkTexts.goodbye), suggestions: [] };
    case 'declined':
      return answerShortly(parts, smallTalkTexts.declined);
    case 'help':
      return withExamples(parts, smallTalkTexts.help);
    case 'start-over':
      return withExamples(parts, smallTalkTexts.startOver);
    case 'crude':
      return withExamples(parts, smallTalkTexts.crude);
    case 'refusal':
      return withExamples(parts, smallTalkTexts.refusal[act.why]);
    case 'distress':
      return answerDistress(parts);
    case 'unclear':
      if (act.lacks === 'person') return plainAnswer(parts, { message: smallTalkTexts.whom });
      return withExamples(parts, smallTalkTexts.unclear);
  }
}
