/** Single fields as TMDB sends them, brought to what the contracts promise. Null stands for "unknown" at many places. */
import { largestId } from '@kinora/contracts/limits';
import { z } from 'zod';

export const id = z.int().min(1).max(largestId);

/** Empty where it is unknown. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

export const textOrNull = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** A name that is shown has to be there. */
export const name = z.string().trim().min(1);

/** 0 where it is unknown. */
export const amount = z
  .number()
  .nullish()
  .transform((value) => Math.max(0, value ?? 0));

export const count = amount.transform(Math.trunc);

/** 0 to 10. */
export const vote = amount.transform((value) => Math.min(value, 10));

export const wholeNumber = z
  .int()
  .nullish()
  .transform((value) => value ?? 0);

export const wholeNumberOrNull = z
  .int()
  .nullish()
  .transform((value) => value ?? null);

export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** `YYYY-MM-DD`, or empty: TMDB sends an empty string for a film without a date. */
export const date = text.transform((value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? value : ''));

/** The name of a picture behind its size, or null. Anything else could lead to another place of the picture host. */
export const picturePath = textOrNull.transform((value) =>
  value !== null && /^\/\w[\w.-]{0,199}$/.test(value) ? value : null,
);

/** The address of a web page, or empty: whoever edits TMDB's data can write anything there. */
export const webPage = text.transform((value) => (/^https?:\/\//i.test(value) ? value : ''));

/** The good ones of a list's entries; null stands for none. */
export function goodOnesOf<Entry extends z.ZodType>(entry: Entry) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((entries) => keepGood(entries ?? [], entry));
}

function keepGood<Entry extends z.ZodType>(entries: readonly unknown[], entry: Entry): z.output<Entry>[] {
  return entries.flatMap((raw) => {
    const read = entry.safeParse(raw);
    return read.success ? [read.data] : [];
  });
}

/** With fewer good entries than this part, a list is not what was asked for. */
const leastGood = 0.5;

/** The good entries of a list that has to be there; throws where most of them are not good. */
export function mostlyGood<Entry extends z.ZodType>(entry: Entry) {
  return z.array(z.unknown()).transform((entries, context) => {
    const good = keepGood(entries, entry);
    if (good.length >= entries.length * leastGood) return good;
    context.addIssue({ code: 'custom', message: 'most entries are not what they should be' });
    return z.NEVER;
  });
}

/** The first of those that are alike. */
export function firstOfEach<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => unknown): Entry[] {
  const seen = new Set<unknown>();
  return entries.filter((entry) => {
    const key = keyOf(entry);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
