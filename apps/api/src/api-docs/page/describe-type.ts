/** A JSON schema in words, for people. */
import { docsTexts } from '../docs-texts.ts';
import type { JsonSchema } from '../shapes.ts';
import { code } from './markup.ts';

const { types } = docsTexts;

/** HTML; shapes with a name are links to where they are described. */
export function describeType(schema: JsonSchema): string {
  const { $ref, const: only, enum: some, type } = schema;
  if (typeof $ref === 'string') return linkTo($ref);
  if (only !== undefined) return code(JSON.stringify(only));
  if (Array.isArray(some)) return some.map((value) => code(JSON.stringify(value))).join(` ${types.or} `);
  const choices = choicesOf(schema);
  if (choices) return [...new Set(choices.map(describeType))].join(` ${types.or} `);
  if (Array.isArray(type))
    return type.map((name) => describeType({ ...schema, type: name })).join(` ${types.or} `);
  return describePlain(schema);
}

function describePlain(schema: JsonSchema): string {
  const { type, items, additionalProperties } = schema;
  if (type === 'array') return `${types.listOf} ${describeType(asSchema(items))}${span(schema, 'Items')}`;
  const names = Object.keys(asSchema(schema['properties']));
  if (names.length > 0) return `${types.objectWith} ${names.map((name) => code(name)).join(', ')}`;
  if (type === 'object' && additionalProperties)
    return `${types.byName} ${describeType(asSchema(additionalProperties))}`;
  if (type === 'string') return `${types.string}${span(schema, 'Length')}`;
  if (type === 'integer' || type === 'number') return `${types[type]}${span(schema, 'imum')}`;
  return types[String(type) as keyof typeof types] ?? types.anything; // one that is not there is anything
}

/** The names and shapes of one of several. */
export function choicesOf({ oneOf, anyOf }: JsonSchema): JsonSchema[] | undefined {
  const choices = oneOf ?? anyOf;
  return Array.isArray(choices) ? choices.map(asSchema) : undefined;
}

export function asSchema(value: unknown): JsonSchema {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function linkTo(reference: string): string {
  const name = reference.split('/').at(-1) ?? '';
  return `<a href="#shape-${name}">${name}</a>`;
}

/** The limits of a number, a length or a list, where there are any. */
function span(schema: JsonSchema, what: 'imum' | 'Length' | 'Items'): string {
  if (what === 'Items' && schema['minItems'] === 1 && schema['maxItems'] === undefined)
    return `, ${types.notEmpty}`;
  const least = numberOf(schema[`min${what}`]);
  const most = numberOf(schema[`max${what}`]);
  const unit = what === 'imum' ? '' : ` ${what === 'Length' ? types.characters : types.entries}`;
  if (least && most) return `, ${least} ${types.to} ${most}${unit}`;
  if (most) return `, ${types.atMost} ${most}${unit}`;
  if (least) return `, ${types.atLeast} ${least}${unit}`;
  return '';
}

function numberOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}
