/** Reads what the model wants to say, whatever shape it comes in. */
export interface DraftPick {
  id: number;
  reason: string;
}

export interface Draft {
  intro: string;
  picks: DraftPick[];
  question: string;
}

// Longer texts are no texts for a chat; they are cut before anything is looked for in them.
const mostCharacters = 800;
const mostPicks = 12;

/** Null for what is no object. Picks that are none are left out, and what is no text is ''. */
export function readDraft(value: unknown): Draft | null {
  if (!isRecord(value)) return null;
  const { intro, picks, question } = value;
  const listed: unknown[] = Array.isArray(picks) ? picks.slice(0, mostPicks) : [];
  return {
    intro: readText(intro),
    picks: listed.flatMap((one) => readPick(one) ?? []),
    question: readText(question),
  };
}

function readPick(value: unknown): DraftPick | null {
  const { id, tmdb_id: tmdbId, reason } = isRecord(value) ? value : { id: value };
  const number = readId(id) ?? readId(tmdbId);
  return number === null ? null : { id: number, reason: readText(reason) };
}

function readId(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) ? number : null;
}

const readText = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, mostCharacters) : '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For models that write their reply as JSON instead of calling the tool; null where there is none. */
export function readWrittenDraft(written: string): Draft | null {
  // Thoughts in front of the answer may hold braces of their own.
  const answer = written.slice(written.lastIndexOf('</think>') + 1);
  const from = answer.indexOf('{');
  const to = answer.lastIndexOf('}');
  if (from === -1 || to <= from) return null;
  try {
    const value: unknown = JSON.parse(answer.slice(from, to + 1));
    return readDraft(value);
  } catch {
    // Cut, or no JSON after all.
    return null;
  }
}
