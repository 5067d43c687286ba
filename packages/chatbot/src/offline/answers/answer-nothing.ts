/** No film was found: why, and which messages lead on from there. */
import type { Wishes } from '../../wishes.ts';
import type { ChatFilm } from '../../chat-film.ts';
import { hasLeft } from '../dialogue/has-left.ts';
import type { FilmKnowledge } from '../knowledge/film-knowledge.ts';
import type { Query } from '../retrieval/retrieval.ts';
import { plainAnswer, type Answer, type AnswerParts } from './answer.ts';
import { describeWishes } from './describe-wishes.ts';
import { chooseExamples } from './example-questions.ts';
import type { FindAct } from '../dialogue/act.ts';
import { wishesAnything } from './find-opening.ts';
import { fieldTexts, findTexts } from './find-texts.ts';
import { isWished } from './is-wished.ts';
import { escapeMarkdown, linkFilm, titleOf } from './markdown.ts';
import { nextConversation } from './next-conversation.ts';
import { listWords } from './say.ts';
import { areAllShown, ofPeople, sayAllShown } from './shown-people.ts';
import { suggestLoosening } from './suggest-loosening.ts';
import { chip, tryChip, type Aim } from './try-chip.ts';

const loosable: readonly (keyof Wishes)[] = [
  'genres',
  'moods',
  'themes',
  'years',
  'runtime',
  'rating',
  'people',
  'languages',
  'countries',
  'fame',
];
/** Besides 'Start over'. */
const mostChips = 2;
const { chips } = findTexts;

/** Chips that lead on; where the wishes leave none, questions that work anew. */
function leadOn(parts: AnswerParts, leading: readonly string[], aim: Aim): string[] {
  const { mind, conversation } = parts;
  const examples = chooseExamples(mind.knowledge, parts, conversation.turns);
  const working = [...examples, chips.recommend].filter((text) => tryChip(parts, chip(text), aim));
  const all = [...new Set([...leading, ...suggestLoosening(parts, aim), ...working])];
  return [...all.slice(0, mostChips), chips.startOver];
}

/** What was wished for and can be done without. */
function sayHelping(wishes: Wishes): string {
  const fields = loosable.filter((field) => isWished(wishes[field])).map((field) => fieldTexts[field]);
  return fields.length > 0 ? findTexts.nothingHelps(listWords(fields, 'or')) : findTexts.nothingLikeYours;
}

/** The best known film of somebody. */
function bestOf({ filmsById, peopleById }: FilmKnowledge, { people }: Wishes): ChatFilm | undefined {
  const [first] = people.flatMap(({ id }) => peopleById.get(id) ?? []);
  const films = [...(first?.directed ?? []), ...(first?.actedIn ?? [])];
  const [best] = films.toSorted((a, b) => b.prominence - a.prominence);
  return best && filmsById.get(best.tmdbId);
}

/** All of somebody's films were shown: films of others are offered. */
function answerAllShown(parts: AnswerParts, query: Query): Answer {
  const { mind, understanding } = parts;
  const { knowledge } = mind;
  const { wishes } = understanding;
  const rest: Wishes = { ...wishes, people: [] };
  const best = bestOf(knowledge, wishes);
  const isLike = !wishesAnything({ ...rest, likeFilms: [] }) && best !== undefined;
  const offered = isLike ? { ...rest, likeFilms: [best.tmdbId] } : rest;
  const go = isLike
    ? findTexts.goOnLike(linkFilm(best))
    : findTexts.goOnWithout(describeWishes(rest, knowledge));
  const next = { ...nextConversation(parts, []), wishes: rest };
  const aim = { next, hidden: query.hidden, atLeast: 1 };
  const likes = best ? [best.title, titleOf(best)].map((title) => chip(chips.moreLike(title))) : [];
  const like = likes.filter((one) =>
    tryChip(parts, { ...one, isMeant: (said) => said.wishes.likeFilms.includes(best?.tmdbId ?? 0) }, aim),
  );
  return plainAnswer(parts, {
    message: `${sayAllShown(parts)} ${go}`,
    suggestions: leadOn(parts, [chips.yes, ...like.slice(0, 1).map(({ text }) => text)], aim),
    asked: { kind: 'offer', wishes: offered },
  });
}

function sayNothing({ mind: { knowledge }, understanding: { wishes } }: AnswerParts): string {
  const { films, peopleById } = knowledge;
  const isThere = (tried: Wishes) => hasLeft(films, { wishes: tried, hidden: new Set(), atLeast: 1 });
  if (wishes.people.length > 1 && !isThere(ofPeople(wishes))) {
    const names = wishes.people.map(({ id }) => escapeMarkdown(peopleById.get(id)?.name ?? ''));
    const say = names.length === 2 ? findTexts.noFilmOfAll : findTexts.noFilmOfSo;
    return say(listWords(names));
  }
  const wish = describeWishes(wishes, knowledge);
  return `${isThere(wishes) ? findTexts.allShown(wish) : findTexts.nothing(wish)} ${sayHelping(wishes)}`;
}

export function answerNothing(parts: AnswerParts, act: FindAct, query: Query): Answer {
  const { lists } = parts;
  const next = nextConversation(parts, []);
  const aim = { next, hidden: query.hidden, atLeast: 1 };
  if (act.fromList === 'wanted' && lists.kind === 'read') {
    const message = lists.wanted.length === 0 ? findTexts.wantedEmpty : findTexts.wantedNothing;
    return plainAnswer(parts, { message, suggestions: leadOn(parts, [], aim) });
  }
  if (areAllShown(parts, query.hidden)) return answerAllShown(parts, query);
  return plainAnswer(parts, { message: sayNothing(parts), suggestions: leadOn(parts, [], aim) });
}
