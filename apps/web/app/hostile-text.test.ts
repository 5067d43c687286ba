/** Text that nobody would call a film by, in everything that a page shows: it stays text. */
import {
  array as arrayOf,
  assert as assertProperty,
  asyncProperty,
  constantFrom,
  oneof,
  string as anyString,
} from 'fast-check';
import { expect, test } from 'vitest';
import type { Send } from './client/call.ts';
import { aSite } from './document/a-site.ts';
import { createWebApp } from './entry.server.tsx';
import { appearanceScript } from './features/appearance/appearance-script.ts';

const site = aSite();
const manifest = { 'app/entry.client.tsx': { file: 'assets/entry.js' } };

function film(text: string) {
  return {
    id: 11,
    title: text,
    original_title: text,
    overview: text,
    tagline: text,
    poster_path: '/p.svg',
    backdrop_path: '/b.svg',
    release_date: '1977-05-25',
    vote_average: 8.2,
    original_language: 'en',
    runtime: 121,
    genres: [{ id: 12, name: text }],
    production_companies: [{ id: 1, name: text, logo_path: null, origin_country: 'US' }],
  };
}

/** Everything that the API may say is this text. */
function apiThatSays(text: string): Send {
  const person = { id: 3, credit_id: 'c', order: 0, name: text, character: text, profile_path: null };
  return async (path) => {
    if (path.endsWith('/movie_credits')) return Response.json({ id: 3, cast: [film(text)], crew: [] });
    if (path.endsWith('/credits')) return Response.json({ id: 11, cast: [person], crew: [] });
    if (/movie\/\d+$/.test(path)) return Response.json(film(text));
    return Response.json({ page: 1, results: [film(text)], total_pages: 1, total_results: 1 });
  };
}

async function pageAt(path: string, text: string): Promise<string> {
  const webApp = createWebApp({
    callApi: apiThatSays(text),
    site,
    manifest,
    styles: 'p{margin:0}',
    logBug: (thrown) => {
      throw thrown;
    },
  });
  const answer = await webApp(new Request(`${site.publicUrl}${path}`));
  return new TextDecoder().decode(await answer.arrayBuffer());
}

interface Read {
  /** Every element that begins, with the names of its attributes. */
  elements: string[];
  /** What stands in the elements of a name, in order. */
  textsIn: (name: string) => string[];
  attributes: string[];
}

const tag = /<(\/?)([a-z][\w-]*)((?:\s+[^\s=>/"'<]+(?:="[^"]*")?)*)\s*\/?>/y;

/** Reads HTML as the standard's tokenizer does, as far as this renderer writes it; throws at anything else. */
function readHtml(html: string): Read {
  const elements: string[] = [];
  const attributes: string[] = [];
  const texts: { within: string; text: string }[] = [];
  const open: string[] = [];
  let at = '<!doctype html>'.length;
  expect(html.slice(0, at)).toBe('<!doctype html>');
  while (at < html.length) {
    if (html.startsWith('<!-- -->', at)) {
      at += '<!-- -->'.length;
      continue;
    }
    if (html[at] === '<') {
      tag.lastIndex = at;
      const [whole, closes, name = '', written = ''] = tag.exec(html) ?? [];
      if (whole === undefined) throw new Error(`No element: ${html.slice(at, at + 80)}`);
      at = tag.lastIndex;
      if (closes) open.splice(open.lastIndexOf(name));
      else if (!['meta', 'link', 'img', 'input', 'path', 'br', 'use'].includes(name)) open.push(name);
      if (closes) continue;
      const named = [...written.matchAll(/([^\s=]+)="([^"]*)"/g)];
      elements.push(`${name} ${named.map(([, attribute]) => attribute).join(' ')}`);
      attributes.push(...named.map(([, , value = '']) => decode(value)));
      // What stands in these two is text to its end, whatever it looks like.
      if (name !== 'script' && name !== 'style') continue;
    }
    const within = open.at(-1) ?? '';
    const isRaw = within === 'script' || within === 'style';
    const end = isRaw ? html.toLowerCase().indexOf(`</${within}`, at) : html.indexOf('<', at);
    const text = html.slice(at, end);
    texts.push({ within, text: isRaw ? text : decode(text) });
    at = end;
  }
  return {
    elements,
    attributes,
    textsIn: (name) => texts.filter(({ within }) => within === name).map(({ text }) => text),
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => entities[name] ?? '');
}

const awkward = constantFrom(
  '</script>',
  '<script>alert(1)</script>',
  '</SCRIPT >',
  '<!--',
  '-->',
  '<!-- -->',
  ']]>',
  '</title>',
  '</style>',
  '</textarea>',
  '"',
  "'",
  '`',
  '&',
  '&lt;',
  '&#x3c;',
  '&quot',
  '<',
  '>',
  '/>',
  '\\',
  '\\u003c',
  '\u2028',
  '\u2029',
  '\u0085',
  '\ud800',
  '\udfff',
  '\u202e',
  '\u200b',
  '\ufeff',
  '\ufffe',
  '\u0001',
  '\t',
  '\n',
  '${1}',
  '{{1}}',
  '<img src=x onerror=alert(1)>',
  'onload="x"',
  '__proto__',
  'שלום',
  '💥',
  'x'.repeat(3_000),
);

/** Begins with a letter: what is blank is shown as nothing at all. */
const text = arrayOf(oneof(awkward, anyString({ unit: 'binary', maxLength: 3 })), { maxLength: 8 })
  // A null cannot stand in HTML, and a carriage return is a line break there; neither is any film's.
  .map((parts) => `a${parts.join('').replaceAll(/[\0\r]/g, '')}z`);

/** Bytes of UTF-8 hold no half of a character. */
const shown = (written: string) => written.toWellFormed();

test('[R61] whatever a film, its people and its makers are called, the document has the elements that it has', async () => {
  const plain = readHtml(await pageAt('/movie/11', 'plain'));
  await assertProperty(
    asyncProperty(text, async (written) => {
      const { elements, textsIn, attributes } = readHtml(await pageAt('/movie/11', written));
      expect(elements).toEqual(plain.elements);
      expect(textsIn('h1').join('')).toContain(shown(written));
      expect(textsIn('title').join('')).toContain(shown(written));
      expect(attributes).toContain(shown(written));
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('[R61] what the browser is handed in JSON is what the API said', async () => {
  await assertProperty(
    asyncProperty(text, async (written) => {
      const { textsIn } = readHtml(await pageAt('/movie/11', written));
      // The site's own script is a file, and has no text, but for one line that is the same everywhere.
      const scripts = textsIn('script').filter((script) => script !== '' && script !== appearanceScript);
      const handed = scripts.map((script) => JSON.parse(script) as unknown);
      expect(handed).toHaveLength(2);
      expect(JSON.stringify(handed)).toContain(JSON.stringify(shown(written)).slice(1, -1));
      for (const script of scripts) expect(script).not.toMatch(/[<\u2028\u2029]/);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('[R61] whatever is searched for stands in the page as it was written', async () => {
  const plain = readHtml(await pageAt('/search/plain', 'film'));
  await assertProperty(
    asyncProperty(text, async (written) => {
      const query = shown(written).slice(0, 200).toWellFormed();
      const { elements, textsIn } = readHtml(await pageAt(`/search/${encodeURIComponent(query)}`, 'film'));
      expect(elements).toEqual(plain.elements);
      expect(textsIn('title').join('')).toContain(query);
    }),
    { numRuns: 100 },
  );
}, 60_000);

test('[R61] keys of JSON that name a prototype change no object', async () => {
  const polluting =
    '{"id":11,"title":"Film","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  const details = { ...film('Film'), ...(JSON.parse(polluting) as object) };
  const webApp = createWebApp({
    callApi: async (path) =>
      path.endsWith('/credits')
        ? Response.json({ id: 11, cast: [], crew: [] })
        : new Response(JSON.stringify(details).replace('"id":11', '"__proto__":{"polluted":1},"id":11')),
    site,
    manifest,
    styles: '',
    logBug: () => undefined,
  });
  expect((await webApp(new Request(`${site.publicUrl}/movie/11`))).status).toBe(200);
  expect('polluted' in {}).toBe(false);
});
