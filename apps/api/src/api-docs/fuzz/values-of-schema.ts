/** Values that a JSON schema describes: of the input of calls only, which is all that is needed here. */
import * as fc from 'fast-check';
import type { JsonSchema } from '../shapes.ts';

/** `example` is one of them, and the likeliest, because it often names something that is there. */
export function valuesOf(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom<unknown>(...(schema['enum'] as unknown[])); // JSON
  const { type } = schema;
  if (type === 'object') return objectsOf(schema, example);
  const others = othersOf(schema);
  return example === undefined ? others : fc.oneof(fc.constant(example), others);
}

function othersOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, minimum = 0, maximum = 1_000, minLength = 0, maxLength = 40, pattern } = schema;
  if (type === 'integer') {
    const [least, most] = [Number(minimum), Number(maximum)];
    return fc.oneof(
      fc.constantFrom(least, most),
      fc.integer({ min: least, max: Math.min(most, least + 3_000) }),
    );
  }
  if (type === 'boolean') return fc.boolean();
  if (type !== 'string') throw new Error(`No values of the type ${JSON.stringify(type)} are known here.`);
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern), { maxLength: 40 });
  return plainText(Number(minLength), Number(maxLength));
}

/** Letters and digits, with the lengths at the limits among them. */
function plainText(least: number, most: number): fc.Arbitrary<string> {
  const unit = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789'.split(''));
  return fc.oneof(
    fc.string({ unit, minLength: Math.max(1, least), maxLength: Math.min(most, 40) }),
    fc.constantFrom('m'.repeat(Math.max(1, least)), 'm'.repeat(most)),
  );
}

function objectsOf(schema: JsonSchema, example: unknown): fc.Arbitrary<object> {
  const fields = Object.entries(schema['properties'] ?? {});
  const needed = new Set(Array.isArray(schema['required']) ? schema['required'] : []);
  const known = (example ?? {}) as Record<string, unknown>; // of the schema, which is an object's
  return fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, valuesOf(field as JsonSchema, known[name])])), // a schema's part
    { requiredKeys: fields.map(([name]) => name).filter((name) => needed.has(name)) },
  );
}
