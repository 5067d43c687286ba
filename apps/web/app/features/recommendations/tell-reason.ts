/** One short reason for each film of a list: the most telling one that is true of it, and not the same all the way down. */
import type { RecommendationReason } from '@kinora/contracts/recommendations';
import { filmsOfGenre, reasonTexts } from './reason-texts.ts';
import { writeTheme } from './write-theme.ts';

/** How many names, themes or moods stand in a sentence: more do not fit under a poster. */
const named = 2;

interface Sentence {
  kind: RecommendationReason['type'];
  text: string;
}

/**
 * The reasons of each film, best first, become one sentence for each film; undefined where nothing can be told. Every
 * place further back costs a sentence 1, every time that its kind was told already 1/4, and n times that it was itself
 * told n²/2: the same director may well stand twice, and a third time only where little else is true.
 */
export function tellReasons(films: readonly (readonly RecommendationReason[])[]): (string | undefined)[] {
  const told: Sentence[] = [];
  return films.map((reasons) => {
    const sentences = reasons.flatMap(sentenceOf);
    const [best] = sentences
      .map((sentence, place) => ({ sentence, cost: place + weariness(sentence, told) }))
      .toSorted((one, other) => one.cost - other.cost);
    if (best) told.push(best.sentence);
    return best?.sentence.text;
  });
}

function weariness({ kind, text }: Sentence, told: readonly Sentence[]): number {
  const ofItsKind = told.filter((earlier) => earlier.kind === kind);
  const same = ofItsKind.filter((earlier) => earlier.text === text);
  return ofItsKind.length / 4 + same.length ** 2 / 2;
}

/** No sentence for a reason that has nothing to show, or that is of a kind that this build does not know. */
function sentenceOf(reason: RecommendationReason): Sentence[] {
  const text = write(reason);
  return text === undefined ? [] : [{ kind: reason.type, text }];
}

function write(reason: RecommendationReason): string | undefined {
  switch (reason.type) {
    case 'liked-together':
      return reasonTexts.likedTogether(reason.people);
    case 'same-director':
      return reasonTexts.sameDirector(join(reason.people.map(({ name }) => name)));
    case 'shared-cast':
      return reasonTexts.sharedCast(join(reason.people.map(({ name }) => name)));
    case 'shared-themes':
      return reasonTexts.sharedThemes(reason.themes.slice(0, named).map(writeTheme).join(', '));
    case 'shared-moods':
      return reasonTexts.sharedMoods(reason.moods.slice(0, named).join(', '));
    case 'same-company':
      return reasonTexts.sameCompany(join(reason.companies.map(({ name }) => name).slice(0, 1)));
    case 'shared-genres':
      return writeGenres(reason.genres);
  }
}

function writeGenres(genres: readonly number[]): string | undefined {
  const kinds = genres.map((id) => filmsOfGenre[id]).filter((kind) => kind !== undefined);
  return kinds.length === 0 ? undefined : reasonTexts.sharedGenres(join(kinds));
}

function join(words: readonly string[]): string {
  return words.slice(0, named).join(' and ');
}
