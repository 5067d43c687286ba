/** How long the offline engine takes for a whole answer, how long it takes to get ready, and what it keeps in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import { newConversation } from '@kinora/chatbot/conversation';
import type { SimilarFilm } from '@kinora/chatbot/film-source';
import { createChance } from './chance.ts';
import { type ChatEngine, createChatEngine } from './chat-engine.ts';
import { createVisitor } from './invented-visitor.ts';
import { surveyFilms } from './prompt-wishes.ts';
import { takeTurn } from './take-turn.ts';

export interface SpeedFigures {
  films: number;
  /** Processor seconds and wall seconds of drawing up the mind. */
  build: { busy: number; wall: number };
  /** Megabytes that the mind holds beside the films. */
  memory: number;
  /** Milliseconds of an answer, by the clock and by the processor. */
  wall: Percentiles;
  busy: Percentiles;
}

export interface Percentiles {
  p50: number;
  p95: number;
  worst: number;
}

const untimed = 50;

export async function measureSpeed(
  films: readonly ChatFilm[],
  similar: (tmdbId: number) => readonly SimilarFilm[],
  prompts: number,
): Promise<SpeedFigures> {
  const memoryBefore = heapInUse();
  const clock = startClock();
  const engine = await createChatEngine(films, similar);
  const build = clock();
  const memory = (heapInUse() - memoryBefore) / 2 ** 20;
  const times = await timeReplies(engine, prompts);
  return {
    films: films.length,
    build: { busy: build.busy / 1_000, wall: build.wall / 1_000 },
    memory,
    wall: percentiles(times.map(({ wall }) => wall)),
    busy: percentiles(times.map(({ busy }) => busy)),
  };
}

interface Time {
  wall: number;
  busy: number;
}

/** Milliseconds since. */
function startClock(): () => Time {
  const wall = performance.now();
  const busy = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(busy);
    return { wall: performance.now() - wall, busy: (user + system) / 1_000 };
  };
}

async function timeReplies({ chatbot, films }: ChatEngine, prompts: number): Promise<Time[]> {
  const chance = createChance(7);
  const world = surveyFilms(films);
  const byId = new Map(films.map((film) => [film.tmdbId, film]));
  const times: Time[] = [];
  while (times.length < prompts + untimed) {
    const visitor = createVisitor(chance, world);
    let conversation = newConversation();
    let latest: ChatFilm[] = [];
    for (let turn = 0; turn < visitor.turns; turn += 1) {
      const { message } = visitor.say(latest);
      const clock = startClock();
      const reply = await takeTurn(chatbot, visitor, { message, conversation });
      times.push(clock());
      ({ conversation } = reply);
      if (reply.picks.length > 0) latest = reply.picks.flatMap(({ tmdbId }) => byId.get(tmdbId) ?? []);
    }
  }
  return times.slice(untimed);
}

function percentiles(times: readonly number[]): Percentiles {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}

/** Bytes of living objects: everything else is swept first. */
function heapInUse(): number {
  setFlagsFromString('--expose_gc');
  // The collector is only there for code that is compiled behind the flag.
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
