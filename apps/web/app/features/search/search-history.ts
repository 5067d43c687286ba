/** The visitor's own searches, newest first, in the browser's storage. */
import { searchHistory } from '@kinora/contracts/limits';

/** The storage as far as it is needed here. A browser that blocks it throws when it is opened. */
export type HistoryStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps the texts of a list: trimmed, without empty ones, each once whatever its case, the first ten. */
export function cleanHistory(entries: unknown): string[] {
  if (!Array.isArray(entries)) return [];
  const kept = new Map<string, string>();
  for (const entry of entries) {
    const query = typeof entry === 'string' ? entry.trim() : '';
    const key = query.toLowerCase();
    if (query !== '' && !kept.has(key)) kept.set(key, query);
  }
  return [...kept.values()].slice(0, searchHistory.kept);
}

/** The history with this query in front. */
export function addToHistory(history: readonly string[], query: string): string[] {
  return cleanHistory([query, ...history]);
}

/** Reads the history; what is damaged or out of reach (private windows may refuse) counts as none. */
export function readHistory(openStorage: () => HistoryStorage): string[] {
  try {
    return cleanHistory(JSON.parse(openStorage().getItem(searchHistory.storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberSearch(openStorage: () => HistoryStorage, query: string): void {
  try {
    const history = addToHistory(readHistory(openStorage), query);
    openStorage().setItem(searchHistory.storageKey, JSON.stringify(history));
  } catch (cause) {
    // eslint-disable-next-line no-console -- a full or forbidden storage must not stop the search itself
    console.warn('The search could not be remembered', cause);
  }
}
