/** What visitors ask for, as lists of requests. */
import type { AskedRequest } from './asked-request.ts';
import type { Site } from './site.ts';

export interface Films {
  ids: number[];
  /** Words of their titles. */
  words: string[];
}

/** Read from the site itself, a hundred films in the order of how popular they are. */
export async function readFilms({ base }: Site, pages = 20): Promise<Films> {
  const ids: number[] = [];
  const words = new Set<string>();
  for (let page = 1; page <= pages; page += 1) {
    const answer = await fetch(`${base}/api/tmdb/movie/popular?page=${page}`);
    // TMDB's list, of which two fields are wanted.
    const list = (await answer.json()) as { results: { id: number; title: string }[] };
    for (const { id, title } of list.results) {
      ids.push(id);
      for (const word of title.toLowerCase().match(/[a-z]{4,}/g) ?? []) words.add(word);
    }
  }
  return { ids, words: [...words] };
}

const get = (kind: string, path: string, token?: string): AskedRequest => ({
  kind,
  method: 'GET',
  path,
  ...(token !== undefined && { token }),
});

/** The calls behind the home page, details and a search. */
export function cachedCalls({ ids, words }: Films): AskedRequest[] {
  const lists = ['popular', 'top_rated', 'now_playing'].map((list) => `/api/tmdb/movie/${list}`);
  const films = ids.slice(0, 60).flatMap((id) => [`/api/tmdb/movie/${id}`, `/api/tmdb/movie/${id}/credits`]);
  const searches = words.slice(0, 40).map((word) => `/api/tmdb/search/movie?query=${word}&page=1`);
  return mix([lists, films, searches], 600).map((path) => get('cached calls', path));
}

export function cachedPages({ ids, words }: Films): AskedRequest[] {
  const films = ids.slice(0, 60).map((id) => `/movie/${id}`);
  const searches = words.slice(0, 40).map((word) => `/search/${word}`);
  return mix([['/'], films, searches], 600).map((path) => get('cached pages', path));
}

/** No two are the same. One in five is a film's page, the others are searches for two words. */
export function newPages({ ids, words }: Films, count: number, from = 0): AskedRequest[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const id = ids[number / 5];
    if (number % 5 === 0 && id !== undefined) return get('new pages', `/movie/${id}`);
    const one = words[number % words.length];
    const other = words[Math.floor(number / words.length) % words.length];
    return get('new pages', `/search/${one}%20${other}%20${number}`);
  });
}

/** Of ten: six lists of likes, a list of playlists, two likes, a new playlist. */
export function signedInCalls({ accounts }: Site, { ids }: Films, count: number): AskedRequest[] {
  return Array.from({ length: count }, (_, number) => {
    const turn = number % 10;
    const round = Math.floor(number / 10);
    const token = accounts[round % accounts.length]?.token ?? '';
    if (turn < 6) return get('likes', '/api/user/likes', token);
    if (turn === 6) return get('playlists', '/api/user/playlists', token);
    // Two films in each of an account's rounds, none of them twice.
    if (turn < 9)
      return likeOf(token, ids[(Math.floor(round / accounts.length) * 2 + turn - 7) % ids.length] ?? 1);
    return {
      kind: 'new playlist',
      method: 'POST',
      path: '/api/user/playlists',
      token,
      body: { name: `List ${number}` },
    };
  });
}

export function likeOf(token: string, tmdb_id: number): AskedRequest {
  return { kind: 'like', method: 'POST', path: '/api/user/likes', token, body: { tmdb_id } };
}

/**
 * Of fifty: forty pages that must be made, four suggestions, two messages to the chatbot, two likes, one list of
 * likes and one question whether the site is ready; of every 1,000 one is a sign-in instead.
 */
export function everything(site: Site, films: Films, count: number, from = 1_000_000): AskedRequest[] {
  const pages = newPages(films, count, from);
  return pages.map((page, number) => {
    const account = site.accounts[number % site.accounts.length];
    const token = account?.token ?? '';
    const turn = number % 50;
    const word = films.words[number % films.words.length];
    if (number % 1_000 === 49 && account) return signIn(account);
    if (turn < 40) return page;
    if (turn < 44)
      return get('suggestions', `/api/tmdb/search/movie?query=${word}%20${from + number}&page=1`);
    if (turn < 46) return chatMessage(number);
    if (turn < 48) return likeOf(token, films.ids[number % films.ids.length] ?? 1);
    if (turn === 48) return get('likes', '/api/user/likes', token);
    return get('health', number % 100 === 49 ? '/livez' : '/readyz');
  });
}

function signIn({ email, password }: { email: string; password: string }): AskedRequest {
  return { kind: 'sign-in', method: 'POST', path: '/identity/login', body: { email, password } };
}

function chatMessage(number: number): AskedRequest {
  return {
    kind: 'chat',
    method: 'POST',
    path: '/api/chat/send',
    body: { message: `a film like number ${number}` },
    from: `10.${number % 250}.${Math.floor(number / 250) % 250}.1`,
  };
}

/** Takes from one list after the other, each from its start again after its end. */
function mix(lists: string[][], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const list = lists[index % lists.length] ?? [];
    return list[Math.floor(index / lists.length) % list.length] ?? '/';
  });
}
