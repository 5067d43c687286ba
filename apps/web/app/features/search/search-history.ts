/** The visitor's own searches, newest first, in the browser's storage. */
import { searchHistory } from '@kinora/contracts/limits';

/** The storage as far as it is needed here. */
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
export function readHistory(storage: HistoryStorage): string[] {
  try {
    return cleanHistory(JSON.parse(storage.getItem(searchHistory.storageKey) ?? '[]'));
  } catch {
    return [];
  }
}

export function rememberSearch(storage: HistoryStorage, query: string): void {
  try {
    storage.setItem(searchHistory.storageKey, JSON.stringify(addToHistory(readHistory(storage), query)));
  } catch (cause) {
    // eslint-disable-next-line no-console -- a full or forbidden storage must not stop the search itself
    console.warn('The search could not be remembered', cause);
  }
}
