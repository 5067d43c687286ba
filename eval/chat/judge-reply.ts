/** Judges a reply by what was asked for. It knows the films and the prompt's facts, and nothing of how the chatbot works. */
import type { ChatFilm } from '@kinora/chatbot/chat-film';
import type { Reply } from '@kinora/chatbot/chatbot';
import { describeFact, type Fact, type FactKind, hasFact } from './prompt-facts.ts';

export type FaultKind =
  | 'broken wish'
  | 'shown again'
  | 'outside the catalogue'
  | 'not in the message'
  | 'unknown link'
  | 'more than five';

export interface Fault {
  kind: FaultKind;
  detail: string;
}

export interface Verdict {
  faults: Fault[];
  /** Wishes that a film breaks and the reply says so. */
  toldRelaxed: Fact[];
}

export interface ReplyQuestion {
  reply: Pick<Reply, 'message' | 'picks'>;
  facts: readonly Fact[];
  shownBefore: ReadonlySet<number>;
  films: ReadonlyMap<number, ChatFilm>;
}

export function judgeReply({ reply, facts, shownBefore, films }: ReplyQuestion): Verdict {
  const faults: Fault[] = [];
  const toldRelaxed = new Set<Fact>();
  const picked = new Set(reply.picks.map(({ tmdbId }) => tmdbId));
  const told = sayings(reply.message);
  if (reply.picks.length > 5) faults.push({ kind: 'more than five', detail: `${reply.picks.length}` });
  for (const { tmdbId } of reply.picks) {
    const film = films.get(tmdbId);
    if (!film) {
      faults.push({ kind: 'outside the catalogue', detail: `${tmdbId}` });
      continue;
    }
    const name = `${film.title} (${film.year})`;
    if (shownBefore.has(tmdbId)) faults.push({ kind: 'shown again', detail: name });
    if (!reply.message.includes(`](/movie/${tmdbId})`))
      faults.push({ kind: 'not in the message', detail: name });
    for (const fact of facts.filter((one) => !hasFact(film, one))) {
      if (isTold(told, fact)) toldRelaxed.add(fact);
      else faults.push({ kind: 'broken wish', detail: `${name} breaks: ${describeFact(fact)}` });
    }
  }
  for (const id of linkedFilms(reply.message))
    if (!films.has(id)) faults.push({ kind: 'outside the catalogue', detail: `link to ${id}` });
    else if (
      reply.picks.length > 0 &&
      !picked.has(id) &&
      !facts.some((fact) => 'id' in fact && fact.id === id)
    )
      faults.push({ kind: 'unknown link', detail: `link to ${films.get(id)?.title}, which is no pick` });
  return { faults, toldRelaxed: [...toldRelaxed] };
}

function linkedFilms(message: string): number[] {
  return [...message.matchAll(/\]\(\/movie\/(\d+)\)/gu)].map(([, id]) => Number(id));
}

/** The sentences beside the list that say that something could not be kept. */
function sayings(message: string): string {
  const prose = message.split('\n').filter((line) => !/^\s*(?:[-*]|\d+\.) /u.test(line));
  const sentences = prose.join('\n').split(/(?<=[.!?:])\s+/u);
  return sentences
    .filter((sentence) => givingWay.test(sentence))
    .join(' ')
    .toLowerCase();
}

const givingWay =
  /\b(?:no|not|nothing|none|without|left|leave|leaving|drop|dropped|let|loosened|relaxed|wider|widened|stretched|beyond|outside|closest|nearest|instead|although|though|couldn't|could|few|only|all|every|ignor\w+|skipp\w+|set aside|put aside)\b/iu;

/** Words by which a reply may name a kind of wish. */
const namings: Readonly<Partial<Record<FactKind, RegExp>>> = {
  years: /year|decade|\d{4}|\d0s|\bold|\bnew|date|when/u,
  runtime: /minute|hour|length|long|short|runtime|running/u,
  rating: /rat(?:ed|ing)|score/u,
  theme: /theme|about|subject|topic|keyword/u,
  mood: /mood|feel|tone/u,
  genre: /genre|kind/u,
  person: /actor|actress|cast|director|person|people|name|\bin it\b|made by/u,
  language: /language/u,
  'without-language': /language/u,
  country: /countr|where|from/u,
  fame: /known|famous|fame|hidden|popular|obscure/u,
};

/** Exclusions, films for children and films that were refused never give way. */
const neverGivesWay: readonly FactKind[] = [
  'without-genre',
  'without-mood',
  'without-theme',
  'without-person',
  'without-film',
  'without-language',
  'children',
  'like',
  'unwatched',
];

function isTold(told: string, fact: Fact): boolean {
  if (told === '' || neverGivesWay.includes(fact.kind)) return false;
  if (namings[fact.kind]?.test(told)) return true;
  return Object.values(fact).some(
    (value) => typeof value === 'string' && value !== fact.kind && told.includes(value.toLowerCase()),
  );
}
