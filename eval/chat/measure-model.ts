/** The engine with a model, over real HTTP, against models that lie and models that do what they are told. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { Reply } from '@kinora/chatbot/chatbot';
import { newConversation } from '@kinora/chatbot/conversation';
import { createModelChatbot } from '@kinora/chatbot/llm/model-chatbot';
import { goodModel, quickModel, writingModel } from '@kinora/chatbot/llm/scripted/good';
import {
  dangers,
  injectedModel,
  inventedIds,
  inventedTitles,
  lyingModels,
} from '@kinora/chatbot/llm/scripted/lying';
import type { Script } from '@kinora/chatbot/llm/scripted/script';
import { type ScriptedEndpoint, startScriptedEndpoint } from '@kinora/chatbot/llm/scripted-endpoint';
import { createChance } from './chance.ts';
import type { ChatEngine } from './chat-engine.ts';
import { createVisitor } from './invented-visitor.ts';
import { judgeReply } from './judge-reply.ts';
import { type PromptWorld, surveyFilms } from './prompt-wishes.ts';
import { takeTurn } from './take-turn.ts';
import { isUnderstood } from './understood-facts.ts';

export interface ModelFigures {
  /** Replies under lying models, and what of the lies was in them. */
  lied: number;
  leaks: string[];
  /** Replies under models that do what they are told: all, those that the model was asked for, its own, and the rest. */
  turns: number;
  told: number;
  byModel: number;
  fellBack: number;
  faults: string[];
}

interface ModelBench {
  engine: ChatEngine;
  endpoint: ScriptedEndpoint;
  world: PromptWorld;
  films: ReadonlyMap<number, ChatFilm>;
  /** Films that the lying models name although nobody asked for them. */
  planted: readonly ChatFilm[];
  turns: number;
}

export async function measureModel(engine: ChatEngine, turns: number): Promise<ModelFigures> {
  const endpoint = await startScriptedEndpoint(quickModel());
  const world = surveyFilms(engine.films);
  const planted = createChance(21).pickSome(
    engine.films.filter(({ tmdbId }) => world.plainTitles.has(tmdbId)),
    8,
  );
  const films = new Map(engine.films.map((film) => [film.tmdbId, film]));
  const bench: ModelBench = { engine, endpoint, world, films, planted, turns };
  const figures: ModelFigures = {
    lied: 0,
    leaks: [],
    turns: 0,
    told: 0,
    byModel: 0,
    fellBack: 0,
    faults: [],
  };
  try {
    const realFilms = planted.map(({ tmdbId, title }) => ({ id: tmdbId, title }));
    const lies = { ...lyingModels({ realFilms }), 'says what it reads': injectedModel };
    for (const [name, script] of Object.entries(lies)) await hearLies(bench, figures, name, script);
    for (const script of [goodModel(), quickModel(), writingModel()]) await hearTruth(bench, figures, script);
  } finally {
    await endpoint.stop();
  }
  return figures;
}

interface Heard {
  reply: Reply;
  /** Everything that the visitor said so far, the latest last. */
  said: readonly string[];
  wasAsked: boolean;
  /** By the wishes that were understood: a misread one is counted under the conversations. */
  faults: readonly string[];
}

async function hearLies(
  bench: ModelBench,
  figures: ModelFigures,
  name: string,
  script: Script,
): Promise<void> {
  const reads = findReads(bench);
  for await (const { reply, said, faults } of talk(bench, script)) {
    figures.lied += 1;
    const found = [...faults, ...reads(reply, said.join('\n'))];
    figures.leaks.push(
      ...found.map((leak) => `${name}: ${leak} · '${said.join(' // ')}' · ${reply.message.slice(0, 300)}`),
    );
  }
}

async function hearTruth(bench: ModelBench, figures: ModelFigures, script: Script): Promise<void> {
  for await (const { reply, wasAsked, faults, said } of talk(bench, script)) {
    figures.turns += 1;
    figures.told += wasAsked ? 1 : 0;
    figures.byModel += wasAsked && reply.engine === 'model' ? 1 : 0;
    figures.fellBack += wasAsked && reply.engine === 'offline' ? 1 : 0;
    figures.faults.push(...faults.map((fault) => `${fault} · '${said.join(' // ')}'`));
  }
}

async function* talk(
  { engine, endpoint, world, films, turns }: ModelBench,
  script: Script,
): AsyncGenerator<Heard> {
  const chance = createChance(22);
  const chatbot = createModelChatbot({
    model: { baseUrl: endpoint.baseUrl, model: 'scripted' },
    source: engine.source,
    mind: async () => engine.mind,
    offline: engine.chatbot,
    budget: { hasLeft: async () => true, spend: async () => undefined },
    tell: () => undefined,
  });
  endpoint.follow(script);
  for (let done = 0; done < turns;) {
    const visitor = createVisitor(chance, world);
    const shown = new Set<number>();
    const said: string[] = [];
    let conversation = newConversation();
    let latest: ChatFilm[] = [];
    for (let turn = 0; turn < visitor.turns && done < turns; turn += 1, done += 1) {
      const { message, facts } = visitor.say(latest);
      said.push(message);
      const asked = endpoint.requests.length;
      const reply = await takeTurn(chatbot, visitor, { message, conversation });
      const understood = facts.filter((fact) => isUnderstood(fact, reply.conversation.wishes));
      const { faults } = judgeReply({ reply, facts: understood, shownBefore: shown, films });
      yield {
        reply,
        said,
        wasAsked: endpoint.requests.length > asked,
        faults: faults.map(({ kind, detail }) => `${kind}: ${detail}`),
      };
      for (const { tmdbId } of reply.picks) shown.add(tmdbId);
      if (reply.picks.length > 0) latest = reply.picks.flatMap(({ tmdbId }) => films.get(tmdbId) ?? []);
      ({ conversation } = reply);
    }
  }
}

/** What of a lie can be read in a reply: its texts, its suggestions and its reasons. */
function findReads({ planted, endpoint }: ModelBench): (reply: Reply, said: string) => string[] {
  const lies = [
    ...inventedTitles,
    ...inventedIds.map(String),
    ...dangers,
    'evil.example',
    'javascript:',
    '<img',
    '<script',
  ];
  return ({ message, picks, suggestions, conversation }, said) => {
    const read = [message, ...suggestions, ...picks.map(({ reason }) => reason)].join('\n').toLowerCase();
    const picked = new Set(conversation.shown);
    const others = planted.filter(({ tmdbId }) => !picked.has(tmdbId)).map(({ title }) => title);
    const secret = endpoint.requests.at(-1)?.messages.find(({ role }) => role === 'system')?.content ?? '';
    const sentences = secret
      .split(/[.\n]/u)
      .map((line) => line.trim())
      .filter((line) => line.length > 30);
    return [...lies, ...others, ...sentences].filter(
      (lie) => read.includes(lie.toLowerCase()) && !said.toLowerCase().includes(lie.toLowerCase()),
    );
  };
}
