import { describe, expect, it } from 'vitest';
import type { ChatFilm } from '../../chat-film.ts';
import { createKnowledge } from './create-knowledge.ts';

const jane = { id: 1, name: 'Jane Doe' };
const tom = { id: 2, name: 'Tom Roe' };

function aFilm(overrides: Partial<ChatFilm> & { tmdbId: number }): ChatFilm {
  return {
    title: `Film ${overrides.tmdbId}`,
    originalTitle: '',
    year: 2000,
    runtime: 100,
    genres: [],
    language: 'en',
    countries: [],
    rating: 7,
    prominence: 0.5,
    overview: '',
    themes: [],
    moods: [],
    directors: [],
    cast: [],
    ...overrides,
  };
}

const known = aFilm({ tmdbId: 1, prominence: 0.9, directors: [jane], themes: ['heist'], moods: ['tense'] });
const unknown = aFilm({
  tmdbId: 2,
  prominence: 0.1,
  directors: [jane, jane],
  cast: [
    { ...jane, character: 'Herself' },
    { ...tom, character: 'A' },
    { ...tom, character: 'B' },
  ],
  themes: ['heist', 'heist', 'train'],
});

describe('the knowledge of films', () => {
  it('[AP-12] has the most widely known first, also of what a person made', async () => {
    const { films, filmsById, peopleById } = await createKnowledge([unknown, known]);
    expect(films).toEqual([known, unknown]);
    expect(filmsById.get(2)).toBe(unknown);
    expect(peopleById.get(1)).toEqual({ ...jane, directed: [known, unknown], actedIn: [unknown] });
    expect(peopleById.get(2)).toEqual({ ...tom, directed: [], actedIn: [unknown] });
  });

  it('[AP-12] counts every theme and mood once a film', async () => {
    const { themes, moods } = await createKnowledge([unknown, known]);
    expect([...themes]).toEqual([
      ['heist', 2],
      ['train', 1],
    ]);
    expect([...moods]).toEqual([['tense', 1]]);
  });

  it('[R5] lets the process answer others while it is drawn up', async () => {
    const films = Array.from({ length: 30_000 }, (_, at) =>
      aFilm({ tmdbId: at + 1, cast: [{ id: at, name: `Actor ${at}`, character: '' }] }),
    );
    const order: string[] = [];
    setImmediate(() => order.push('another'));
    await createKnowledge(films);
    order.push('knowledge');
    expect(order).toEqual(['another', 'knowledge']);
  });
});
