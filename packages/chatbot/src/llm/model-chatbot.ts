/** The engine over any OpenAI-compatible endpoint; where it fails, the offline engine answers. */
import { randomUUID } from 'node:crypto';
import { chat } from '@kinora/contracts/limits';
import type { Chatbot, Reply, Turn } from '../chatbot.ts';
import type { FilmSource } from '../film-source.ts';
import { createUnderstanding, type Understanding } from '../offline/dialogue/understand.ts';
import type { AnswerParts, Lists } from '../offline/answers/answer.ts';
import { wishesAnything } from '../offline/answers/find-opening.ts';
import type { Mind } from '../offline/mind.ts';
import { readListsOf } from '../offline/read-lists.ts';
import { askEndpoint } from './endpoint/ask-endpoint.ts';
import { newDialect } from './endpoint/dialect.ts';
import { createRest } from './endpoint/rest.ts';
import { listSpoken } from './grounding/list-spoken.ts';
import { createRecitedCheck } from './grounding/recited.ts';
import { writeSystemPrompt } from './prompt/system-prompt.ts';
import { writeMessages } from './prompt/write-messages.ts';
import { describeOutcome, talk } from './talk.ts';
import { searchForVisitor } from './tools/find-movies.ts';
import { openDesk } from './tools/open-desk.ts';
import { writeReply } from './write-reply.ts';

export interface ModelSettings {
  /** Up to and without `/chat/completions`. */
  baseUrl: string;
  /** Left out for an endpoint that asks for none. */
  apiKey?: string;
  model: string;
}

export interface TokenBudget {
  /** False where the day's tokens are used up. */
  hasLeft: () => Promise<boolean>;
  spend: (tokens: number) => Promise<void>;
}

/** What went on, for the operator; never what was said. */
export type Tell = (event: { kind: string; [detail: string]: string | number }) => void;

export interface ModelParts {
  model: ModelSettings;
  source: FilmSource;
  mind: () => Promise<Mind>;
  offline: Chatbot;
  budget: TokenBudget;
  tell: Tell;
  /** Milliseconds that the model has for a reply; the product's own by default. */
  patience?: number;
  /** Milliseconds on a clock that never goes back. */
  now?: () => number;
}

export function createModelChatbot(parts: ModelParts): Chatbot {
  const { source, offline, budget, tell, patience = chat.modelBudget, now = () => performance.now() } = parts;
  const rest = createRest({ now, patience });
  const dialect = newDialect();
  const mark = randomUUID();
  const system = writeSystemPrompt(mark);
  const isRecited = createRecitedCheck(system);

  async function understandTurn({ message, conversation, pageFilm }: Turn): Promise<Understood> {
    const mind = await parts.mind();
    const understand = createUnderstanding(mind);
    const today = source.today();
    const understanding = understand({ message, conversation, pageFilm, today });
    return { mind, understand, understanding, conversation, pageFilm, today };
  }

  /** Null where the model is not to be asked, or did not answer with what may be shown. */
  async function askModel(turn: Turn): Promise<Reply | null> {
    const understood = await understandTurn(turn);
    const { understanding, mind } = understood;
    if (!isForModel(understanding) || rest.left() > 0) return null;
    const lists = await readListsOf(turn);
    if (lacksLists(understanding, lists)) return null;

    const signal = AbortSignal.any([turn.signal, AbortSignal.timeout(patience)]);
    const desk = await openDesk({ parts: { ...understood, lists }, source, signal });
    const first = searchForVisitor(desk);
    if (first === null || !(await hasLeft(budget)) || !rest.mayAsk()) return null;

    const messages = writeMessages(turn, first, mind.knowledge);
    const spoken = { ...listSpoken(turn, understanding, mind.knowledge), isRecited };
    const mayOnlyAsk = isOpen(understanding);
    const outcome = await askEndpoint(
      {
        ask: (sdk, model) => talk({ sdk, model, system, mark, messages, desk, spoken, mayOnlyAsk }),
        describe: describeOutcome,
        turnSignal: turn.signal,
        signal,
      },
      { address: parts.model, dialect, budget, tell, rest, now },
    );
    return outcome?.kind === 'reply' ? writeReply(turn.message, outcome.grounded, desk) : null;
  }

  return {
    async reply(turn) {
      turn.signal.throwIfAborted();
      return (await askModel(turn)) ?? offline.reply(turn);
    },
  };
}

type Understood = Omit<AnswerParts, 'lists' | 'neighbours'>;

/**
 * What is answered from the catalogue alone, and what is said of films that it does not have, is answered offline: a model
 * could only get it wrong.
 */
function isForModel({ act, mentions }: Understanding): boolean {
  if (mentions.some(({ kind }) => kind === 'missing-film')) return false;
  return act.kind === 'unclear' || (act.kind === 'find' && act.fromList === null);
}

/** Nothing was wished, so that a question alone is an answer. */
function isOpen({ act, wishes }: Understanding): boolean {
  if (act.kind !== 'find') return true;
  return !wishesAnything(wishes) && !act.more && !act.surprise && !act.personal;
}

/** The offline engine says why what is personal cannot be. */
const lacksLists = ({ act }: Understanding, lists: Lists): boolean =>
  act.kind === 'find' && act.personal && lists.kind !== 'read';

/** Where nothing can be counted nothing is spent. */
const hasLeft = (budget: TokenBudget): Promise<boolean> => budget.hasLeft().catch(() => false);
