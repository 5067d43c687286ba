/** Answers without a film. */
import { noWishes } from '../../wishes.ts';
import type { Act } from '../dialogue/act.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { chooseExamples, quoteExamples } from './example-questions.ts';
import { vary } from './say.ts';
import { smallTalkTexts } from './small-talk-texts.ts';
import { answerUnsure } from './answer-unsure.ts';
import { suggestNext } from './suggest-next.ts';

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
  return plainAnswer(parts, {
    message: vary(variants, parts.conversation.turns),
    suggestions: suggestNext(parts),
  });
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
      | 'unsure'
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
      if (parts.conversation.latestPicks.length === 0) return withExamples(parts, smallTalkTexts.thanksFirst);
      return answerShortly(parts, smallTalkTexts.thanks);
    case 'goodbye':
      return { ...answerShortly(parts, smallTalkTexts.goodbye), suggestions: [] };
    case 'unsure':
      return answerUnsure(parts);
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
      if (act.lacks === 'person')
        return { ...withExamples(parts, smallTalkTexts.unclear), message: smallTalkTexts.whom };
      return withExamples(parts, smallTalkTexts.unclear);
  }
}
