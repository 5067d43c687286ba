/** A choice of the visitor's that stays in this browser: one of a few words, the first of which needs no keeping. */
import { useSyncExternalStore } from 'react';

export interface Preference<Choice extends string> {
  read: () => Choice;
  write: (choice: Choice) => void;
  subscribe: (onChange: () => void) => () => void;
  /** What stands in the server's page, which knows nobody's choice. */
  usual: Choice;
}

/** Where the browser refuses to keep anything, the choice holds until the page is left. */
export function createPreference<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): Preference<Choice> {
  const [usual] = choices;
  const listeners = new Set<() => void>();
  let unkept: Choice | undefined;

  function read(): Choice {
    const kept = unkept ?? readKept(key);
    return choices.find((choice) => choice === kept) ?? usual;
  }

  function write(choice: Choice): void {
    try {
      if (choice === usual) localStorage.removeItem(key);
      else localStorage.setItem(key, choice);
      unkept = undefined;
    } catch {
      unkept = choice;
    }
    listeners.forEach((listener) => listener());
  }

  function subscribe(onChange: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === key || event.key === null) onChange();
    };
    listeners.add(onChange);
    // Another tab chose.
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener('storage', onStorage);
    };
  }

  return { read, write, subscribe, usual };
}

export function usePreference<Choice extends string>(preference: Preference<Choice>): Choice {
  return useSyncExternalStore(preference.subscribe, preference.read, () => preference.usual);
}

function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
