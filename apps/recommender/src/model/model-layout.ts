/**
 * The form of a model file, format 1; numbers are little-endian.
 *
 * | bytes    | what                                                                     |
 * | -------- | ------------------------------------------------------------------------ |
 * | 0 to 7   | the magic bytes                                                          |
 * | 8 to 11  | the format's number                                                      |
 * | 12 to 15 | the header's length in bytes, a multiple of 8                            |
 * | 16 to 47 | SHA-256 of the header                                                    |
 * | 48 on    | the header: JSON in UTF-8, filled up with spaces                         |
 * | then     | the payload: the arrays in the order below, each filled up to 8 bytes    |
 */
import { z } from 'zod';

/** Like PNG's: a transfer as text, or one that cuts the eighth bit off, breaks it. */
export const magic = Uint8Array.from([0x89, 0x4b, 0x4e, 0x52, 0x0d, 0x0a, 0x1a, 0x0a]);

export const formatNumber = 1;

/** Bytes before the header. */
export const preambleBytes = 48;

/** A header is some kilobytes; more than this is not one. */
export const mostHeaderBytes = 1 << 20;

const arrayTypes = { u8: 1, u16: 2, u32: 4, i32: 4 } as const;
export type ArrayType = keyof typeof arrayTypes;

/** The arrays of the payload, in their order. */
export const arrayForms = [
  { name: 'filmIds', type: 'i32' },
  { name: 'neighbours', type: 'i32' },
  /** In thousandths. */
  { name: 'ratings', type: 'u16' },
  { name: 'likedTogether', type: 'u32' },
  { name: 'factStarts', type: 'u32' },
  { name: 'facts', type: 'u32' },
  { name: 'factKinds', type: 'u8' },
  { name: 'factIds', type: 'i32' },
  { name: 'nameStarts', type: 'u32' },
  { name: 'names', type: 'u8' },
] as const satisfies readonly { name: string; type: ArrayType }[];
export type ArrayName = (typeof arrayForms)[number]['name'];

const count = z.int().min(0);

const modelCard = z.strictObject({
  createdAt: z.iso.datetime(),
  algorithm: z.string().min(1).max(1_000),
  counts: z.strictObject({ films: count, people: count, interactions: count }),
  scores: z.record(z.string(), z.number()),
});

export const modelHeader = z.strictObject({
  card: modelCard,
  listLength: count.max(1_000),
  arrays: z.array(
    z.strictObject({ name: z.string(), type: z.string(), offset: count, length: count.max(0xffff_ffff) }),
  ),
  payloadBytes: count,
  payloadSha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ModelHeader = z.infer<typeof modelHeader>;

/** Where an array lies: bytes from the start of the payload, and elements. */
export interface Place {
  offset: number;
  length: number;
}

/** Where each array lies, and how many bytes they fill together, when they have these lengths in elements. */
export function placeArrays(lengths: Readonly<Record<ArrayName, number>>): {
  places: Record<ArrayName, Place>;
  payloadBytes: number;
} {
  let end = 0;
  const places = recordOf((name, type) => {
    const offset = end;
    end = filledUp(offset + lengths[name] * arrayTypes[type]);
    return { offset, length: lengths[name] };
  });
  return { places, payloadBytes: end };
}

/** One value for each array, made in their order. */
export function recordOf<Value>(make: (name: ArrayName, type: ArrayType) => Value): Record<ArrayName, Value> {
  // Every name is an entry.
  return Object.fromEntries(arrayForms.map(({ name, type }) => [name, make(name, type)])) as Record<
    ArrayName,
    Value
  >;
}

/** The next multiple of 8, on which every kind of array may start. */
export function filledUp(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
