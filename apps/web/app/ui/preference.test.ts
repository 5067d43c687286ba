import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPreference } from './preference.ts';

const kept = new Map<string, string>();
let isRefused = false;

function unlessRefused<Answer>(answer: () => Answer): Answer {
  if (isRefused) throw new DOMException('no storage', 'SecurityError');
  return answer();
}

/** The browser's storage, and the window that hears what other tabs do to it. */
beforeEach(() => {
  kept.clear();
  isRefused = false;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => unlessRefused(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => unlessRefused(() => void kept.set(key, value)),
    removeItem: (key: string) => unlessRefused(() => void kept.delete(key)),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** `key` is null where the other tab emptied the storage. */
function tellOfOtherTab(key: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

const createPace = () => createPreference<'walk' | 'run'>('pace', ['walk', 'run']);

test('[R74] the first choice is the usual one, and needs no keeping', () => {
  const pace = createPace();
  expect([pace.usual, pace.read()]).toEqual(['walk', 'walk']);
  pace.write('run');
  expect(createPace().read()).toBe('run');
  expect(kept).toEqual(new Map([['pace', 'run']]));
  pace.write('walk');
  expect(createPace().read()).toBe('walk');
  expect(kept).toEqual(new Map());
});

test('[R74] a word that is no choice counts as none', () => {
  kept.set('pace', 'fly');
  expect(createPace().read()).toBe('walk');
});

test('[R74] whoever listens is told of a choice here and in another tab, until they stop', () => {
  const pace = createPace();
  const heard: string[] = [];
  const stop = pace.subscribe(() => heard.push(pace.read()));
  pace.write('run');
  kept.delete('pace');
  tellOfOtherTab('pace');
  kept.set('pace', 'run');
  tellOfOtherTab('another');
  expect(heard).toEqual(['run', 'walk']);
  stop();
  pace.write('walk');
  tellOfOtherTab('pace');
  expect(heard).toEqual(['run', 'walk']);
});

test('[R74] a storage that another tab emptied holds no choice any more', () => {
  const pace = createPace();
  pace.write('run');
  const heard: string[] = [];
  pace.subscribe(() => heard.push(pace.read()));
  kept.clear();
  tellOfOtherTab(null);
  expect(heard).toEqual(['walk']);
});

test('[R74] where nothing can be kept the choice holds here, and gives way to one that is kept', () => {
  const pace = createPace();
  isRefused = true;
  expect(pace.read()).toBe('walk');
  pace.write('run');
  expect(pace.read()).toBe('run');
  expect(createPace().read()).toBe('walk');
  isRefused = false;
  pace.write('walk');
  expect(pace.read()).toBe('walk');
});
