/** What can truly be said for a pick, the most telling first. */
import type { ChatFilm, ChatPerson } from '../../chat-film.ts';
import type { Wishes } from '../../wishes.ts';
import { fameBounds, findBrokenWishes } from '../retrieval/keeps-wishes.ts';
import type { Found } from '../retrieval/retrieval.ts';
import { describeKind, joinMoods, joinThemes, moodsOf, tellingThemes } from './describe-film.ts';
import { capitalise, listWords } from './say.ts';
import { reasonTexts } from './write-reason-texts.ts';

export interface Fact {
  kind: string;
  text: string;
  /** Short enough that the film's moods may follow. */
  takesMoods: boolean;
}

export interface ReasonParts {
  found: Found;
  wishes: Wishes;
  filmOf: (tmdbId: number) => ChatFilm | undefined;
  /** Whether some film is called so. */
  isTitle: (text: string) => boolean;
}

/** The first of a cast carry a film. */
const leads = 4;
const highRating = 8;

function open(kind: string, text: string): Fact {
  return { kind, text, takesMoods: true };
}

function whole(kind: string, text: string): Fact {
  return { kind, text, takesMoods: false };
}

function namesOf(people: readonly ChatPerson[]): string {
  return listWords(people.slice(0, 2).map(({ name }) => name));
}

function tellPeople({ found: { film }, wishes: { people } }: ReasonParts): Fact[] {
  const wanted = new Set(people.map(({ id }) => id));
  const directors = film.directors.filter(({ id }) => wanted.has(id));
  const leading = film.cast.slice(0, leads).filter(({ id }) => wanted.has(id));
  const others = film.cast.slice(leads).filter(({ id }) => wanted.has(id));
  const lead = leading.length > 1 ? reasonTexts.leadingParts : reasonTexts.leadingPart;
  return [
    ...(directors.length > 0 ? [open('director', reasonTexts.directedBy(namesOf(directors)))] : []),
    ...(leading.length > 0 ? [open('cast', lead(namesOf(leading)))] : []),
    ...(others.length > 0 ? [open('cast', reasonTexts.featuring(namesOf(others)))] : []),
  ];
}

/** What the film has in common with the seed that it is most like. */
function tellSeed({ found, wishes, filmOf, isTitle }: ReasonParts): Fact[] {
  const seed = found.because === null ? undefined : filmOf(found.because);
  if (!seed || !wishes.likeFilms.includes(seed.tmdbId)) return [];
  const { film } = found;
  const directors = film.directors.filter(({ id }) => seed.directors.some((other) => other.id === id));
  const actors = film.cast.slice(0, leads).filter(({ id }) => seed.cast.some((other) => other.id === id));
  const themes = tellingThemes(film.themes, isTitle).filter((theme) => seed.themes.includes(theme));
  const moods = film.moods.filter((mood) => seed.moods.includes(mood));
  const { title } = seed;
  const facts = [
    ...(themes.length > 1
      ? [whole('shared themes', reasonTexts.sharedThemes(title, joinThemes(themes)))]
      : []),
    ...(directors.length > 0 ? [open('same director', reasonTexts.sameDirector(title))] : []),
    ...(actors.length > 0 ? [whole('shared cast', reasonTexts.sharedCast(title, namesOf(actors)))] : []),
    ...(moods.length > 0 ? [whole('shared moods', reasonTexts.sharedMoods(title, joinMoods(moods)))] : []),
    ...(themes.length === 1
      ? [whole('shared themes', reasonTexts.sharedThemes(title, joinThemes(themes)))]
      : []),
    ...(film.genres.some((genre) => seed.genres.includes(genre))
      ? [whole('same kind', reasonTexts.sameKind(title, describeKind(film, wishes)))]
      : []),
  ];
  return facts.length > 0 ? facts : [open('beside', reasonTexts.besideSeed(title))];
}

/** The visitor's own films are not named; what they share with the pick is. */
function tellTaste({ found, wishes, filmOf, isTitle }: ReasonParts): Fact[] {
  const own = found.because === null ? undefined : filmOf(found.because);
  if (!own || wishes.likeFilms.includes(own.tmdbId)) return [];
  const themes = tellingThemes(found.film.themes, isTitle).filter((theme) => own.themes.includes(theme));
  const moods = found.film.moods.filter((mood) => own.moods.includes(mood));
  return [
    ...(themes.length > 1 ? [whole('taste', reasonTexts.yourThemes(joinThemes(themes)))] : []),
    ...(moods.length > 0 ? [whole('your moods', reasonTexts.yourMoods(joinMoods(moods)))] : []),
    ...(themes.length === 1 ? [whole('taste', reasonTexts.yourThemes(joinThemes(themes)))] : []),
  ];
}

function tellFame({ found: { film }, wishes: { fame } }: ReasonParts): Fact[] {
  const rating = film.rating?.toFixed(1);
  const isHidden = film.prominence < fameBounds.hidden;
  if (fame === 'hidden' && isHidden)
    return [open('fame', rating === undefined ? reasonTexts.hiddenUnrated : reasonTexts.hidden(rating))];
  if (fame === 'known' && film.prominence >= fameBounds.known) return [open('fame', reasonTexts.wellKnown)];
  return [];
}

function tellRating({ found: { film }, wishes }: ReasonParts): Fact[] {
  const { rating } = film;
  const isAsked = wishes.rating !== null && wishes.rating.from !== null;
  if (rating === null || (rating < highRating && !isAsked)) return [];
  return [open('rating', reasonTexts.rated(rating.toFixed(1)))];
}

function tellLength({ found: { film }, wishes: { runtime } }: ReasonParts): Fact[] {
  if (runtime === null || film.runtime === null) return [];
  const isShort = runtime.to !== null && runtime.from === null && film.runtime <= runtime.to;
  return [open('length', isShort ? reasonTexts.short(film.runtime) : reasonTexts.long(film.runtime))];
}

function tellChildren({ found: { film }, wishes }: ReasonParts): Fact[] {
  if (!wishes.forChildren || findBrokenWishes(film, wishes).includes('forChildren')) return [];
  const moods = moodsOf(film, wishes).filter((mood) => mood !== 'family-friendly');
  return [
    whole(
      'children',
      moods.length > 0 ? reasonTexts.forChildrenAnd(joinMoods(moods)) : reasonTexts.forChildren,
    ),
  ];
}

function tellDescribed({ found, isTitle }: ReasonParts): Fact[] {
  const themes = tellingThemes(found.told ?? [], isTitle);
  return themes.length > 0 ? [whole('described', reasonTexts.described(joinThemes(themes)))] : [];
}

/** Its kind, its moods, and what else it is about. */
function tellKind({ found: { film }, wishes, isTitle }: ReasonParts): Fact[] {
  const asked = new Set(wishes.themes.flat());
  const kind = describeKind(film, wishes);
  const themes = tellingThemes(film.themes, isTitle).filter(
    (theme) => !asked.has(theme) && !kind.includes(theme),
  );
  const moods = joinMoods(moodsOf(film, wishes));
  const named = joinThemes(themes);
  return [
    ...(themes.length > 0 ? [whole('kind', reasonTexts.aFilmOf(capitalise(kind), named))] : []),
    ...(themes.length > 0 && moods !== ''
      ? [whole('moods', reasonTexts.aFilmOf(capitalise(moods), named))]
      : []),
    whole('kind alone', reasonTexts.aFilm(capitalise(kind))),
  ];
}

function tellMakers({ found: { film } }: ReasonParts): Fact[] {
  return [
    ...(film.cast.length > 0 ? [open('makers', reasonTexts.featuring(namesOf(film.cast)))] : []),
    ...(film.directors.length > 0 ? [open('makers', reasonTexts.directedBy(namesOf(film.directors)))] : []),
  ];
}

export function collectFacts(parts: ReasonParts): Fact[] {
  const asked = [tellSeed, tellPeople, tellDescribed, tellFame, tellLength, tellChildren, tellTaste];
  return [...asked, tellKind, tellRating, tellMakers].flatMap((tell) => tell(parts));
}
