/** Films that do not exist, in any number, so that nothing can depend on known titles; the same seed gives the same films. */
import type { ChatFilm, ChatPerson } from '@kinora/chatbot/chat-film';
import { type Chance, createChance } from './chance.ts';
import { inventTitle, inventWord } from './invented-titles.ts';
import {
  adjectives,
  deeds,
  firstNames,
  genreOrder,
  jobs,
  knownThemes,
  moods,
  nouns,
  places,
  tongues,
  troubles,
} from './invented-words.ts';

/** Beyond the ids of real films and people. */
const firstFilm = 70_000_001;
const firstPerson = 80_000_001;
const thisYear = 2026;

export function inventFilms(count: number, seed: number): ChatFilm[] {
  const chance = createChance(seed);
  const people = inventPeople(chance, Math.round(count * 1.6) + 40);
  const themes = inventThemes(chance, Math.round(300 + count / 20));
  const titles: string[] = [];
  return Array.from({ length: count }, (_, number) => {
    const title = inventTitle(chance, titles);
    titles.push(title);
    return inventFilm(chance, { number, title, people, themes });
  });
}

/** The first are in the most films. */
function inventPeople(chance: Chance, count: number): ChatPerson[] {
  return Array.from({ length: count }, (_, number) => ({
    id: firstPerson + number,
    name: `${chance.pick(firstNames)} ${chance.is(0.06) ? `${chance.pick(firstNames)} ` : ''}${inventWord(chance)}`,
  }));
}

/** A long tail of keywords that only this catalogue has. */
function inventThemes(chance: Chance, count: number): string[] {
  return Array.from({ length: count }, () =>
    `${chance.pick(adjectives)} ${chance.pick(nouns)}`.toLowerCase(),
  );
}

interface Invention {
  number: number;
  title: string;
  people: readonly ChatPerson[];
  themes: readonly string[];
}

function inventFilm(chance: Chance, { number, title, people, themes }: Invention): ChatFilm {
  const { language, countries } = chance.is(0.6) ? tongues[0]! : chance.pickEarly(tongues);
  const genres = pickEarlySome(chance, genreOrder, chance.between(1, 3));
  const directors = pickEarlySome(chance, people, chance.is(0.08) ? 2 : 1);
  const others = pickEarlySome(chance, people, chance.between(4, 8));
  return {
    tmdbId: firstFilm + number,
    title,
    originalTitle:
      language === 'en' || chance.is(0.4) ? title : `${inventWord(chance)} ${inventWord(chance)}`,
    year: thisYear - Math.min(105, Math.floor(106 * chance.next() ** 2.2)),
    runtime: chance.is(0.01) ? null : Math.round(between(chance.around(108, 20), 48, 235)),
    genres,
    language,
    countries: [...new Set([chance.pick(countries), ...(chance.is(0.1) ? ['US'] : [])])],
    rating: chance.is(0.01) ? null : Math.round(10 * between(chance.around(6.8, 0.9), 2, 9.2)) / 10,
    prominence: Math.round(100 * (0.25 + 0.75 * chance.next() ** 1.3)) / 100,
    overview: inventOverview(chance),
    themes: [
      ...pickEarlySome(chance, knownThemes, chance.between(3, 7)),
      ...pickEarlySome(chance, themes, chance.between(1, 4)),
    ],
    moods: pickEarlySome(chance, moods, chance.between(2, 4)),
    directors,
    cast: others.map((person) => ({ ...person, character: chance.is(0.1) ? '' : inventWord(chance) })),
  };
}

function inventOverview(chance: Chance): string {
  const who = `A ${chance.pick(jobs)} from ${chance.pick(places)}`;
  const sentence = `${who} ${chance.pick(deeds)} ${chance.pick(troubles)}.`;
  return `${sentence} The ${chance.pick(nouns).toLowerCase()} and the ${chance.pick(jobs)} know more than they say.`;
}

function between(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function pickEarlySome<Thing>(chance: Chance, things: readonly Thing[], count: number): Thing[] {
  const chosen = new Set<Thing>();
  while (chosen.size < count) chosen.add(chance.pickEarly(things));
  return [...chosen];
}
