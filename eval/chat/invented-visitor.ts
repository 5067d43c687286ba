/** A visitor who talks for one to six turns and knows at every turn what was asked for so far. */
import type { KeptLists } from '@kinora/chatbot/chatbot';
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { Chance } from './chance.ts';
import type { Fact, FactKind } from './prompt-facts.ts';
import { type PromptWorld, type SaidWish, sayWish } from './prompt-wishes.ts';
import * as say from './prompt-words.ts';

export interface Prompt {
  message: string;
  /** What every film of the reply must have. */
  facts: readonly Fact[];
  /** `films` where a reply without any is a fault if there are some, `either` where it may have some or none. */
  wants: 'films' | 'either';
  /** 'Newer' was said: how much newer is not known to a film, so that nobody can say whether enough were left. */
  isCompared: boolean;
}

export interface Visitor {
  turns: number;
  /** The film on whose page the conversation is held. */
  page: number | undefined;
  /** Of those who are signed in. */
  lists: KeptLists | undefined;
  /** `latest` are the films of the latest reply that had some. */
  say: (latest: readonly ChatFilm[]) => Prompt;
}

const mostTurns = 6;
const shareOnPage = 0.15;
const shareSignedIn = 0.2;
/** Of the wishes that join a conversation, those that the film in mind has not. */
const shareImpossible = 0.12;

export function createVisitor(chance: Chance, world: PromptWorld): Visitor {
  let anchor = chance.pick(world.films);
  let facts: Fact[] = [];
  let isCompared = false;
  const page = chance.is(shareOnPage) ? chance.pick(world.films) : undefined;
  const lists = chance.is(shareSignedIn) ? inventLists(chance, world) : undefined;
  const always: readonly Fact[] = lists ? [{ kind: 'unwatched', watched: lists.watched }] : [];
  const turns = chance.between(1, mostTurns);
  const prompt = (message: string, wants: Prompt['wants'] = 'films'): Prompt => ({
    message: roughen(chance, message),
    facts: [...always, ...facts],
    wants: isVague(facts) ? 'either' : wants,
    isCompared,
  });

  /** With what the page or the account is for, where there is one. */
  function greet(): Prompt {
    if (page) {
      facts = [{ kind: 'like', id: page.tmdbId, title: page.title }];
      return prompt(chance.pick(say.onPage));
    }
    return lists && chance.is(0.5) ? prompt(chance.pick(say.personal)) : begin();
  }

  function begin(before = ''): Prompt {
    anchor = chance.pick(world.films);
    isCompared = false;
    const wishes = chooseWishes(chance, anchor, world);
    facts = wishes.map(({ fact }) => fact);
    return prompt(before + compose(chance, wishes));
  }

  function join(): Prompt | null {
    const film = chance.is(shareImpossible) ? chance.pick(world.films) : anchor;
    const wish = sayWish(chance, film, world);
    if (wish === null || wish.place === 'noun' || takenBy(facts, wish.fact.kind)) return null;
    facts = [...facts, wish.fact];
    return prompt(
      wish.place === 'before'
        ? `make it ${wish.words}`
        : `${chance.pick(['and', 'but', 'ideally'])} ${wish.words}`,
    );
  }

  function replaceYears(): Prompt | null {
    const wish = sayWish(chance, chance.pick(world.films), world, 'years');
    if (wish === null || !wish.words.startsWith('from ')) return null;
    facts = [...facts.filter(({ kind }) => kind !== 'years'), wish.fact];
    return prompt(`what about ${wish.words.slice('from '.length)}?`);
  }

  function dropOne(): Prompt | null {
    const [kind, words] = chance.pick(droppable);
    if (!facts.some((fact) => fact.kind === kind)) return null;
    facts = facts.filter((fact) => fact.kind !== kind);
    return prompt(words);
  }

  function compare(latest: readonly ChatFilm[]): Prompt | null {
    const { words, kind, by, direction } = chance.pick(comparisons);
    const bound = middleOf(latest, by, direction);
    if (bound === null) return null;
    const fact: Fact =
      direction > 0 ? { kind, from: bound + 1, to: null } : { kind, from: null, to: bound - 1 };
    facts = [...facts.filter((one) => one.kind !== kind), fact];
    isCompared = true;
    return prompt(words);
  }

  const moves: readonly ((latest: readonly ChatFilm[]) => Prompt | null)[] = [
    join,
    join,
    join,
    compare,
    replaceYears,
    dropOne,
    () => prompt(chance.pick(say.wishesForMore)),
    () => prompt(chance.pick(say.refusals)),
    (latest) => (latest.length > 1 ? prompt(chance.pick(say.questions), 'either') : null),
    () => (chance.is(0.3) ? prompt(chance.pick(say.thanks), 'either') : null),
    () => (chance.is(0.4) ? begin(chance.pick(say.newStarts)) : null),
  ];

  let hasGreeted = false;
  return {
    turns,
    page: page?.tmdbId,
    lists,
    say: (latest) => {
      if (!hasGreeted) {
        hasGreeted = true;
        return greet();
      }
      if (facts.length === 0) return begin();
      for (;;) {
        const next = chance.pick(moves)(latest);
        if (next) return next;
      }
    },
  };
}

function inventLists(chance: Chance, { films }: PromptWorld): KeptLists {
  const pick = (count: number) => chance.pickSome(films, count).map(({ tmdbId }) => tmdbId);
  return { liked: pick(chance.between(1, 8)), watched: pick(chance.between(5, 200)), wanted: pick(4) };
}

const droppable: readonly (readonly [FactKind, string])[] = [
  ['years', 'any year is fine'],
  ['runtime', 'the length does not matter'],
  ['genre', 'any genre is fine'],
];

const comparisons = [
  { words: 'something newer', kind: 'years', by: 'year', direction: 1 },
  { words: 'older ones please', kind: 'years', by: 'year', direction: -1 },
  { words: 'something shorter', kind: 'runtime', by: 'runtime', direction: -1 },
  { words: 'longer ones', kind: 'runtime', by: 'runtime', direction: 1 },
] as const;

/** Newer than most of them is newer. */
function middleOf(films: readonly ChatFilm[], by: 'year' | 'runtime', direction: number): number | null {
  const known = films.flatMap((film) => film[by] ?? []).sort((one, other) => direction * (other - one));
  return known[Math.floor(known.length / 2)] ?? null;
}

/** Kinds of which a film may have several. */
const several: readonly FactKind[] = [
  'theme',
  'without-theme',
  'without-mood',
  'without-person',
  'without-film',
];

/** A second wish of a kind would replace the first or contradict it, and a country takes the place of a language. */
function takenBy(facts: readonly Fact[], kind: FactKind): boolean {
  if (kind === 'like') return true;
  return !several.includes(kind) && facts.some((fact) => slotOf(fact.kind) === slotOf(kind));
}

function slotOf(kind: FactKind): string {
  const plain = kind.replace('without-', '');
  return plain === 'country' ? 'language' : plain;
}

/** Where nothing but films are ruled out a question is as good a reply. */
function isVague(facts: readonly Fact[]): boolean {
  return facts.every(({ kind }) => kind === 'without-film');
}

function chooseWishes(chance: Chance, film: ChatFilm, world: PromptWorld): SaidWish[] {
  const wishes: SaidWish[] = [];
  const wanted = chance.pick([1, 1, 2, 2, 2, 3, 3, 4]);
  for (let tries = 0; wishes.length === 0 || (wishes.length < wanted && tries < 40); tries += 1) {
    const wish = sayWish(chance, film, world);
    const facts = wishes.map(({ fact }) => fact);
    const isTwice = wish && facts.some(({ kind }) => slotOf(kind) === slotOf(wish.fact.kind));
    if (wish && !isTwice) wishes.push(wish);
  }
  return wishes;
}

const beforeOrder: readonly FactKind[] = ['fame', 'mood', 'language'];
const negative = /^(?:no|not|nothing|without|it|I'm) /u;

function compose(chance: Chance, wishes: readonly SaidWish[]): string {
  const before = wishes
    .filter(({ place }) => place === 'before')
    .sort((one, other) => beforeOrder.indexOf(one.fact.kind) - beforeOrder.indexOf(other.fact.kind))
    .map(({ words }) => words);
  const noun = wishes.find(({ place }) => place === 'noun')?.words ?? chance.pick(['film', 'movie']);
  const behind = wishes.filter(({ place }) => place === 'behind').map(({ words }) => words);
  const said = behind.filter((words) => !negative.test(words));
  const ruledOut = behind.filter((words) => negative.test(words));
  const head = [...before, noun].join(' ');
  const article = /^[aeio]|^u(?!n?i)/iu.test(head) ? 'an' : 'a';
  return [`${chance.pick(say.openings)}${article} ${[head, ...said].join(' ')}`, ...ruledOut].join(', ');
}

/** A third of the people care for neither case nor marks. */
function roughen(chance: Chance, message: string): string {
  return chance.is(0.33) ? message.toLowerCase().replaceAll(/[,.?!]/gu, '') : message;
}
