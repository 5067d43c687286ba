import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import { expect, test } from 'vitest';
import { allowed, groupPicks, idsIn, keepFilmLinks, type Element } from './reply-tree.ts';

function section({ node }: { node?: Element | undefined }) {
  return createElement('s', null, node && idsIn(node).join(' '));
}

/** The HTML of a reply; picks stand as `<s>` with their ids. */
function render(markdown: string, filmIds: readonly number[] = []): string {
  const rehypePlugins = [
    [rehypeSanitize, allowed] as [typeof rehypeSanitize, typeof allowed],
    keepFilmLinks,
    groupPicks(filmIds),
  ];
  const html = renderToStaticMarkup(
    createElement(Markdown, { rehypePlugins, components: { section } }, markdown),
  );
  return html.replaceAll('\n', '');
}

test('[CH-04] words, emphasis, lists and links to films are shown', () => {
  expect(render('A **b** *c* [Heat (1995)](/movie/949)\n\n- d\n- e')).toBe(
    '<div><p>A <strong>b</strong> <em>c</em> <a href="/movie/949">Heat (1995)</a></p><ul><li>d</li><li>e</li></ul></div>',
  );
});

test.each([
  ['[x](javascript:alert(1))', '<div><p>x</p></div>'],
  ['[x](https://evil.example)', '<div><p>x</p></div>'],
  ['[x](//evil.example/movie/1)', '<div><p>x</p></div>'],
  ['[x](/movie/1?next=//evil.example)', '<div><p>x</p></div>'],
  ['[x](/movie/01)', '<div><p>x</p></div>'],
  ['[x](/movie/1/../../logout)', '<div><p>x</p></div>'],
  ['[x](movie/1)', '<div><p>x</p></div>'],
  ['[**x** y](/login "a title")', '<div><p><strong>x</strong> y</p></div>'],
  ['[x](/movie/1 "a title")', '<div><p><a href="/movie/1">x</a></p></div>'],
  ['![x](https://evil.example/a.png) y', '<div><p> y</p></div>'],
  ['<https://evil.example>', '<div><p>https://evil.example</p></div>'],
  ['a <b onclick="x()">b</b> <script>x()</script>', '<div><p>a b x()</p></div>'],
  ['<img src=x onerror=alert(1)>', ''],
  ['# h\n\n> q\n\n`c`', '<div>h<p>q</p><p>c</p></div>'],
])('[R58] of %s only words stay', (markdown, html) => {
  expect(render(markdown)).toBe(html);
});

test('a list of the reply’s films becomes these films, between the words around it', () => {
  const markdown = 'Two:\n\n1. [Heat](/movie/949): tense\n2. **[Up](/movie/14160)**\n\nMore?';
  expect(render(markdown, [949, 14160])).toBe(
    '<div><p>Two:</p></div><s>949 14160</s><div><p>More?</p></div>',
  );
});

test('a list with anything else in it stays a list, and films that no list names come last', () => {
  expect(render('- [Heat](/movie/949)\n- [Up](/movie/14160)', [949])).toBe(
    '<div><ul><li><a href="/movie/949">Heat</a></li><li><a href="/movie/14160">Up</a></li></ul></div><s>949</s>',
  );
});
