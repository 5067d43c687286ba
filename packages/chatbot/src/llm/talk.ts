/** One turn with the model: it looks things up and replies, and may mend its reply once. */
import type { LanguageModel, ModelMessage } from 'ai';
import { converse, type Said } from './endpoint/converse.ts';
import type { Sdk } from './endpoint/load-sdk.ts';
import { fewestPicks } from './grounding/fewest-picks.ts';
import { type Grounded, groundDraft, type Spoken } from './grounding/ground.ts';
import { readDraft, readWrittenDraft } from './grounding/read-draft.ts';
import { correction, replyToolName } from './prompt/system-prompt.ts';
import type { Desk } from './tools/desk.ts';
import { createFilmTools } from './tools/film-tools.ts';

export interface Talk {
  sdk: Sdk;
  model: LanguageModel;
  system: string;
  /** In the system prompt and nowhere else: a model that says it recites. */
  mark: string;
  messages: ModelMessage[];
  desk: Desk;
  spoken: Spoken;
  /** A question alone is an answer where nothing was understood. */
  mayOnlyAsk: boolean;
}

export type Outcome =
  | { kind: 'reply'; grounded: Grounded }
  | { kind: 'no-reply'; why: 'recited' | 'no-picks' };

export function describeOutcome(outcome: Outcome): { kind: string; [detail: string]: string | number } {
  if (outcome.kind === 'no-reply') return { kind: 'model-refused', why: outcome.why };
  return { kind: 'model-answered', picks: outcome.grounded.picks.length };
}

const mostRounds = 4;
const mostAttempts = 2;

/** Rejects where the endpoint fails or the time is up. */
export async function talk({ mark, desk, spoken, mayOnlyAsk, ...rest }: Talk): Promise<Outcome> {
  const tools = createFilmTools(desk);
  let { messages } = rest;
  let rounds = mostRounds;
  for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
    const said = await converse({ ...rest, messages, tools, rounds, signal: desk.signal });
    if (recites(said, mark)) return { kind: 'no-reply', why: 'recited' };
    const draft = readDraft(said.reply) ?? readWrittenDraft(said.text);
    const grounded = draft && groundDraft(draft, desk, spoken);
    if (grounded && isEnough(grounded, mayOnlyAsk)) return { kind: 'reply', grounded };
    messages = [...said.messages, ...correct(said, grounded)];
    rounds -= said.roundsUsed;
  }
  return { kind: 'no-reply', why: 'no-picks' };
}

const recites = ({ reply, text }: Said, mark: string): boolean =>
  `${text}${JSON.stringify(reply ?? '')}`.includes(mark);

function isEnough({ picks, question }: Grounded, mayOnlyAsk: boolean): boolean {
  if (picks.length >= fewestPicks) return true;
  return mayOnlyAsk && picks.length === 0 && question !== '';
}

function correct({ replyCallIds }: Said, grounded: Grounded | null): ModelMessage[] {
  const value = correction(grounded ? [...grounded.faults, 'too few films are left'] : ['it has no picks']);
  if (replyCallIds.length === 0) return [{ role: 'user', content: value }];
  // Every call wants its result before the conversation goes on.
  return replyCallIds.map((toolCallId) => ({
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId, toolName: replyToolName, output: { type: 'text', value } }],
  }));
}
