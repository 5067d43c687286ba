import { describe, expect, it } from 'vitest';
import { aFilm } from '../../a-film.ts';
import { escapeMarkdown, linkFilm, quoteWritten } from './markdown.ts';

describe('catalogue text in markdown', () => {
  it.each([
    ['Heat', 'Heat'],
    ['M*A*S*H', String.raw`M\*A\*S\*H`],
    ['[x](javascript:alert(1))', String.raw`\[x\](javascript:alert(1))`],
    ['*__', String.raw`\*\_\_`],
    ['<b>bold</b>', String.raw`\<b\>bold\</b\>`],
    ['`code`', '\\`code\\`'],
    ['a\\b', String.raw`a\\b`],
    ['Fast & Furious', 'Fast & Furious'],
    ['&lt;script&gt;', String.raw`\&lt;script\&gt;`],
    ['two\nlines\u2028three', 'two lines three'],
    ['see http://evil.example', 'see http //evil.example'],
    ['abc\u202Edef', 'abc def'],
  ])('[R58] writes %j as %j', (text, safe) => {
    expect(escapeMarkdown(text)).toBe(safe);
  });

  it('[R58] links a film with its year where it is known', () => {
    expect(linkFilm(aFilm({ tmdbId: 5, title: '[REC]', year: 2007 }))).toBe(
      String.raw`[\[REC\] (2007)](/movie/5)`,
    );
    expect(linkFilm(aFilm({ tmdbId: 5, title: 'Undated', year: null }))).toBe('[Undated](/movie/5)');
  });

  it('[R58] quotes what was written without its markup, 60 characters of it at most', () => {
    expect(quoteWritten('<img src=x onerror=alert(1)> [Zzyzx](http://evil.example)')).toBe(
      'img srcx onerroralert1 Zzyzxhttp:evil.example',
    );
    expect(quoteWritten('word '.repeat(50))).toHaveLength(60);
  });
});
