import { gzipSync } from 'node:zlib';
import { imageSizes } from '@kinora/contracts/images';
import { describe, expect, it } from 'vitest';
import { aFilm } from '../a-film.ts';
import type { Film } from '../film.ts';
import { readFilms, shippedFilmsFile } from '../read-films.ts';
import { createDrawnPictures } from './drawn-pictures.ts';
import { backdropPath, logoPath, posterPath, profilePath } from './picture-names.ts';
import { complaintAbout } from './well-formed.ts';

const films = readFilms(shippedFilmsFile);
const pictures = createDrawnPictures({ films });
const [shipped = aFilm()] = films;
const allowedBytes = 8000;
const dangerous =
  /<script|<foreignObject|<style|<image|<!|<\?|\son\w+="|href="(?!#)|url\((?!#)|NaN|undefined|Infinity/i;

/** What is wrong with a picture; nothing, as a rule. */
function faultsOf(svg: string | undefined): string[] {
  const faults: string[] = [];
  const complaint = complaintAbout(svg ?? '');
  // A title may say so, but only in text.
  const markup = svg?.replace(/>[^<]*</g, '><') ?? '';
  if (complaint) faults.push(complaint);
  if (dangerous.test(markup)) faults.push(`dangerous: ${dangerous.exec(markup)?.[0]}`);
  if (gzipSync(svg ?? '').length > allowedBytes) faults.push('too large');
  return faults;
}

function nameOf(path: string): string {
  return path.slice(1);
}

function drawnPoster(film: Film, size = 'w500'): string {
  const picture = createDrawnPictures({ films: [film] }).draw(size, nameOf(posterPath(film)));
  return picture?.svg ?? '';
}

describe('the pictures of the shipped films', () => {
  it.each([
    ['poster', posterPath, 'w500'],
    ['thumbnail', posterPath, 'w92'],
    ['backdrop', backdropPath, 'w1280'],
  ] as const)('are well-formed, harmless and small: every %s', (_, pathOf, size) => {
    const faulty = films.filter(
      (film) => faultsOf(pictures.draw(size, nameOf(pathOf(film)))?.svg).length > 0,
    );
    expect(faulty.map(({ title }) => title)).toEqual([]);
  });

  it('are well-formed, harmless and small: portraits and company marks', () => {
    const some = films.filter((_, index) => index % 6 === 0);
    const portraits = some.flatMap(({ directors, cast }) => [...directors, ...cast]).map(profilePath);
    const marks = some.flatMap(({ companies }) => companies).map(logoPath);
    const faulty = [...portraits, ...marks].filter(
      (path) => faultsOf(pictures.draw('w185', nameOf(path))?.svg).length > 0,
    );
    expect(faulty).toEqual([]);
  });

  it('are the same bytes from another instance', () => {
    const others = createDrawnPictures({ films });
    for (const film of films.slice(0, 100)) {
      const name = nameOf(posterPath(film));
      expect(others.draw('w342', name)).toEqual(pictures.draw('w342', name));
    }
  });

  it('differ from film to film', () => {
    const posters = films.map((film) => pictures.draw('w92', nameOf(posterPath(film)))?.svg);
    expect(new Set(posters).size).toBe(films.length);
  });
});

describe('names and sizes', () => {
  it('draws every size that TMDB has for a kind and no other', () => {
    const film = shipped;
    for (const size of imageSizes.poster) {
      expect(pictures.draw(size, nameOf(posterPath(film)))).toBeDefined();
    }
    for (const size of ['w1280', 'w45', 'W500', '', '__proto__', 'w500 ']) {
      expect(pictures.draw(size, nameOf(posterPath(film)))).toBeUndefined();
    }
    expect(pictures.draw('w1280', nameOf(backdropPath(film)))).toBeDefined();
    expect(pictures.draw('w500', nameOf(backdropPath(film)))).toBeUndefined();
  });

  it('draws nothing for a name that was never given out', () => {
    const name = nameOf(posterPath(shipped));
    const others = [
      '',
      'poster-11.svg',
      'poster-11-000000.svg',
      posterPath(shipped),
      name.toUpperCase(),
      `${name}\n`,
      `../${name}`,
      name.replace('-11-', '-011-'),
      name.replace('poster', 'constructor'),
      name.replace('poster', 'backdrop'),
      nameOf(posterPath({ ...shipped, id: 999_999_999 })),
      nameOf(profilePath({ id: 999_999_999, name: 'Nobody' })),
    ];
    expect(others.filter((other) => pictures.draw('w500', other) !== undefined)).toEqual([]);
  });

  it('draws nothing under a name whose facts have changed', () => {
    const before = aFilm();
    const after = aFilm({ title: 'The Star Wars' });
    const renamed = createDrawnPictures({ films: [after] });
    expect(renamed.draw('w500', nameOf(posterPath(before)))).toBeUndefined();
    expect(renamed.draw('w500', nameOf(posterPath(after)))).toBeDefined();
  });
});

describe('titles of every kind', () => {
  it.each([
    'M',
    '8½',
    'Naked Gun 33⅓: The Final Insult',
    '<script>alert(1)</script>',
    `"&'<>]]>`,
    '</svg><svg onload="alert(1)">',
    'a\u0000b\u0008c\uFFFE',
    'half a pair \uD800',
    '\u202Ereversed',
    ' ',
    ':',
    '😀🎬👩‍👩‍👧',
    '千と千尋の神隠し',
    'لورنس العرب',
    'שם הפילים',
    'Сталкер',
    'वीर-ज़ारा',
    'Supercalifragilisticexpialidocious',
    'the of and',
    'Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the T',
    'W'.repeat(90),
    'word '.repeat(60),
  ])('are safe and fit: %j', (title) => {
    const film = aFilm({ title });
    const drawn = createDrawnPictures({ films: [film] });
    expect(faultsOf(drawn.draw('w500', nameOf(posterPath(film)))?.svg)).toEqual([]);
    expect(faultsOf(drawn.draw('w1280', nameOf(backdropPath(film)))?.svg)).toEqual([]);
  });

  it.each(['<b>&"\'', '李小龙', 'ا', '  ', '3', '\uD800'])(
    'are safe as the name of a person or company: %j',
    (name) => {
      const film = aFilm({ cast: [{ id: 5, name, character: '' }], companies: [{ id: 6, name }] });
      const drawn = createDrawnPictures({ films: [film] });
      expect(faultsOf(drawn.draw('w185', nameOf(profilePath({ id: 5, name })))?.svg)).toEqual([]);
      expect(faultsOf(drawn.draw('w185', nameOf(logoPath({ id: 6, name })))?.svg)).toEqual([]);
    },
  );

  it('sets a script that no face has in the reader’s own fonts', () => {
    expect(drawnPoster(aFilm({ title: '기생충' }))).toMatch(/<text[^>]+textLength="\d+"[^>]*>기생충</);
    expect(drawnPoster(aFilm({ title: 'لورنس العرب' }))).toContain('direction="rtl"');
  });

  it('leaves out the small type in thumbnails', () => {
    expect(drawnPoster(aFilm(), 'w92').length).toBeLessThan(drawnPoster(aFilm(), 'w342').length);
  });

  it('draws a film without director, keywords and moods', () => {
    expect(faultsOf(drawnPoster(aFilm({ directors: [], keywords: [], moods: [] })))).toEqual([]);
  });
});
