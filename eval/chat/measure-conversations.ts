/** Invented visitors talk with the chatbot; every reply is judged by what they asked for. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { newConversation } from '@kinora/chatbot/conversation';
import { noWishes, type Wishes } from '@kinora/chatbot/wishes';
import { createChance } from './chance.ts';
import type { ChatEngine } from './chat-engine.ts';
import { wishFields } from './compare-wishes.ts';
import { createVisitor, type Prompt } from './invented-visitor.ts';
import { type Fault, type FaultKind, judgeReply } from './judge-reply.ts';
import { describeFact, hasFact } from './prompt-facts.ts';
import { surveyFilms } from './prompt-wishes.ts';
import { takeTurn } from './take-turn.ts';

export interface JudgedTurn {
  said: readonly string[];
  wanted: string[];
  answered: string;
  /** The wishes of the conversation that are not empty. */
  understood: string;
  fault: Fault | { kind: 'no films' | 'relaxed without need'; detail: string };
}

export interface ConversationFigures {
  prompts: number;
  picks: number;
  /** Turns that said that a wish could not be kept. */
  relaxed: number;
  /** One of a kind for each reply. */
  faults: JudgedTurn[];
}

export type CountedFault = FaultKind | 'no films' | 'relaxed without need';

/** So many films that keep every wish make giving way needless. */
const enough = 3;

export async function measureConversations(
  engine: ChatEngine,
  { prompts, seed }: { prompts: number; seed: number },
): Promise<ConversationFigures> {
  const chance = createChance(seed);
  const world = surveyFilms(engine.films);
  const films = new Map(engine.films.map((film) => [film.tmdbId, film]));
  const figures: ConversationFigures = { prompts: 0, picks: 0, relaxed: 0, faults: [] };
  while (figures.prompts < prompts) {
    const visitor = createVisitor(chance, world);
    await talk(engine, { visitor, films, figures });
  }
  return figures;
}

interface Talk {
  visitor: ReturnType<typeof createVisitor>;
  films: ReadonlyMap<number, ChatFilm>;
  figures: ConversationFigures;
}

async function talk({ chatbot, films: all }: ChatEngine, { visitor, films, figures }: Talk): Promise<void> {
  const shown = new Set<number>();
  const said: string[] = [];
  let conversation = newConversation();
  let latest: ChatFilm[] = [];
  for (let turn = 0; turn < visitor.turns; turn += 1) {
    const prompt = visitor.say(latest);
    said.push(prompt.message);
    const reply = await takeTurn(chatbot, visitor, { message: prompt.message, conversation });
    const { faults, toldRelaxed } = judgeReply({ reply, facts: prompt.facts, shownBefore: shown, films });
    const missed = findMissed({ prompt, all, shown, picks: reply.picks.length, relaxed: toldRelaxed.length });
    const wanted = [...(visitor.page ? [`on page ${visitor.page}`] : []), ...prompt.facts.map(describeFact)];
    const understood = writeWishes(reply.conversation.wishes);
    for (const fault of oneOfAKind([...faults, ...missed]))
      figures.faults.push({ said: [...said], wanted, answered: reply.message, understood, fault });
    figures.prompts += 1;
    figures.picks += reply.picks.length;
    figures.relaxed += toldRelaxed.length > 0 ? 1 : 0;
    for (const { tmdbId } of reply.picks) shown.add(tmdbId);
    if (reply.picks.length > 0) latest = reply.picks.flatMap(({ tmdbId }) => films.get(tmdbId) ?? []);
    ({ conversation } = reply);
  }
}

function oneOfAKind(faults: readonly JudgedTurn['fault'][]): JudgedTurn['fault'][] {
  const kinds = [...new Set(faults.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    kind,
    detail: faults
      .filter((fault) => fault.kind === kind)
      .map(({ detail }) => detail)
      .join(' · '),
  }));
}

function writeWishes(wishes: Wishes): string {
  const said = wishFields.filter(
    (field) => JSON.stringify(wishes[field]) !== JSON.stringify(noWishes[field]),
  );
  return said.map((field) => `${field} ${JSON.stringify(wishes[field])}`).join(', ');
}

interface MissedQuestion {
  prompt: Prompt;
  all: readonly ChatFilm[];
  shown: ReadonlySet<number>;
  picks: number;
  relaxed: number;
}

function findMissed({ prompt, all, shown, picks, relaxed }: MissedQuestion): JudgedTurn['fault'][] {
  if (prompt.wants === 'either' || (picks > 0 && relaxed === 0)) return [];
  const fitting = all.filter(
    (film) => !shown.has(film.tmdbId) && prompt.facts.every((fact) => hasFact(film, fact)),
  ).length;
  if (picks === 0 && fitting > 0) return [{ kind: 'no films', detail: `${fitting} films keep every wish` }];
  if (picks > 0 && fitting >= enough && !prompt.isCompared)
    return [{ kind: 'relaxed without need', detail: `${fitting} films keep every wish` }];
  return [];
}

export function countFaults({ faults }: ConversationFigures): Map<CountedFault, number> {
  const counts = new Map<CountedFault, number>();
  for (const { fault } of faults) counts.set(fault.kind, (counts.get(fault.kind) ?? 0) + 1);
  return counts;
}
