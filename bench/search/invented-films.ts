/** A large catalogue invented by rule: the words of its titles and names are spread as unevenly as in a language. */
import type { Film, FilmPerson } from '@kinora/catalogue/embedded/film';
import { createRandom, pick } from '@kinora/catalogue/embedded/search/evaluation/random';

const wordCount = 12_000;
const peoplePerFilm = 2;
const castSize = 8;
const onsets = 'b br c ch d dr f fl g gr h j k l m n p pr qu r s sh st t th tr v w z'.split(' ');
const vowels = 'a e i o u ai ea ie oo ou'.split(' ');
const endings = 'd l m n nd r rn s st t'.split(' ');
const patterns = [
  'W',
  'The W',
  'W W',
  'The W W',
  'W of W',
  'The W of the W',
  'W and W',
  'A W in W',
  'W: W W',
];
const sequels = ['', '', '', '', '', '', ' II', ' III', ' 2', ': Part Two'];

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

function inventWords(random: () => number): string[] {
  const words = new Set<string>();
  while (words.size < wordCount) {
    const syllables = 1 + Math.floor(random() * 3);
    const stem = Array.from({ length: syllables }, () => pick(onsets, random) + pick(vowels, random)).join(
      '',
    );
    words.add(capitalised(stem + (random() < 0.7 ? pick(endings, random) : '')));
  }
  return [...words];
}

/** The front of the list far more often than its end. */
function pickUnevenly<Item>(items: readonly Item[], random: () => number): Item {
  return pick(items, () => random() ** 2.5);
}

/** The same number always gives the same films. */
export function inventFilms(count: number): Film[] {
  const random = createRandom(count);
  const words = inventWords(random);
  const people: FilmPerson[] = Array.from({ length: count * peoplePerFilm }, (_, at) => ({
    id: at + 1,
    name: `${pickUnevenly(words, random)} ${pick(words, random)}`,
  }));
  return Array.from({ length: count }, (_, at) => {
    const title =
      pick(patterns, random).replaceAll('W', () => pickUnevenly(words, random)) + pick(sequels, random);
    const date = new Date(Date.UTC(1920, 0, 1) + Math.floor(random() * 105 * 365.25) * 86_400_000);
    return {
      id: at + 1,
      title,
      original_title: title,
      release_date: date.toISOString().slice(0, 10),
      runtime: 100,
      genres: [18],
      language: 'en',
      countries: ['US'],
      vote_average: 6,
      notability: 1 + Math.floor(random() ** 2 * 100),
      overview: '',
      keywords: [],
      moods: [],
      directors: [pickUnevenly(people, random)],
      cast: Array.from({ length: castSize }, () => ({ ...pickUnevenly(people, random), character: '' })),
      companies: [],
    };
  });
}
