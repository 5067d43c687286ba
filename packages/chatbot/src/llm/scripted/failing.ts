/** Endpoints that fail, each in its own way. */
import { quickModel } from './good.ts';
import type { Script, ScriptedAnswer } from './script.ts';

export type Failing =
  | 'http-500'
  | 'http-401'
  | 'redirect'
  | 'reset'
  | 'reset-within'
  | 'html'
  | 'cut-json'
  | 'wrong-types'
  | 'no-choices'
  | 'huge'
  | 'empty-text'
  | 'prose'
  | 'refusal'
  | 'filtered'
  | 'cut-reply'
  | 'wrong-reply'
  | 'few-picks'
  | 'endless-tools'
  | 'silence'
  | 'drip'
  | 'limited-seconds'
  | 'limited-date'
  | 'limited';

const megabyte = 1_048_576;

const raw =
  (status: number, body: string, headers: Record<string, string> = {}): Script =>
  () => ({
    kind: 'raw',
    status,
    headers,
    body,
  });

const always =
  (answer: ScriptedAnswer): Script =>
  () =>
    answer;

/** The reply of a model with something wrong in the arguments of the call. */
const replyWith = (given: unknown): Script =>
  always({ kind: 'message', calls: [{ name: 'reply', arguments: given }] });

const choice = (message: unknown): string =>
  JSON.stringify({ choices: [{ index: 0, message, finish_reason: 'stop' }] });

const tooMany = JSON.stringify({ error: { message: 'rate limit reached' } });

export const failingEndpoints: Record<Failing, Script> = {
  'http-500': raw(500, JSON.stringify({ error: { message: 'out of order' } })),
  'http-401': raw(401, JSON.stringify({ error: { message: 'wrong key' } })),
  redirect: raw(307, '', { location: 'http://127.0.0.1:9/v1/chat/completions' }),
  reset: always({ kind: 'reset', after: '' }),
  'reset-within': always({
    kind: 'reset',
    after: '{"choices":[{"message":{"role":"assistant","content":"He',
  }),
  html: raw(200, '<!doctype html><title>Gateway</title><p>Please log in', { 'content-type': 'text/html' }),
  'cut-json': raw(200, choice({ role: 'assistant', content: 'Hello' }).slice(0, -12)),
  'wrong-types': raw(200, choice({ role: 'assistant', content: 7, tool_calls: { name: [] } })),
  'no-choices': raw(200, JSON.stringify({ choices: [] })),
  huge: raw(200, choice({ role: 'assistant', content: 'a'.repeat(5 * megabyte) })),
  'empty-text': always({ kind: 'message', content: '' }),
  prose: always({ kind: 'message', content: 'I would go for Zorblax Rising, or for its second part.' }),
  refusal: always({ kind: 'message', content: 'I am sorry, but I cannot help with that.' }),
  filtered: always({ kind: 'message', content: '', finish: 'content_filter' }),
  'cut-reply': replyWith('{"intro":"Here they are","picks":[{"id":1,"rea'),
  'wrong-reply': replyWith({ intro: 4, picks: 'none', question: { text: [] }, suggestions: 9 }),
  'few-picks': quickModel({ picks: 1 }),
  'endless-tools': always({ kind: 'message', calls: [{ name: 'find_movies', arguments: {} }] }),
  silence: always({ kind: 'silence' }),
  drip: always({ kind: 'drip', every: 5, byte: ' ' }),
  'limited-seconds': raw(429, tooMany, { 'retry-after': '20' }),
  'limited-date': () => ({
    kind: 'raw',
    status: 429,
    headers: { 'retry-after': new Date(Date.now() + 20_000).toUTCString() },
    body: tooMany,
  }),
  limited: raw(429, tooMany),
};
