/** The fields of a JSON schema as a table. */
import { escapeHtml } from '@kinora/identity/mails/escape-html';
import { docsTexts } from '../docs-texts.ts';
import type { JsonSchema } from '../shapes.ts';
import { asSchema, choicesOf, describeType } from './describe-type.ts';
import { code, prose } from './markup.ts';

interface Field {
  name: string;
  type: string;
  about: string;
  isNeeded: boolean;
}

const { fields: texts } = docsTexts;

/** One row a field, those of objects within it below it; a sentence where there are no fields. */
export function fieldsTable(schema: JsonSchema, label: string): string {
  const rows = fieldsOf(schema, '');
  if (rows.length === 0) return `<p>${describeType(schema)}</p>`;
  return table(label, rows);
}

export function table(label: string, rows: readonly Field[]): string {
  return `<table aria-label="${escapeHtml(label)}"><thead><tr><th scope="col">${texts.name}</th><th scope="col">${texts.type}</th></tr></thead>
<tbody>${rows.map(row).join('\n')}</tbody></table>`;
}

function row({ name, type, about, isNeeded }: Field): string {
  const needed = isNeeded ? '' : ` <i>${texts.optional}</i>`;
  return `<tr><th scope="row">${code(name)}${needed}</th><td>${type}${about && `<span>${prose(about)}</span>`}</td></tr>`;
}

function fieldsOf(schema: JsonSchema, path: string): Field[] {
  const choices = choicesOf(schema);
  if (choices) return choices.flatMap((choice) => fieldsOf(choice, path));
  if (schema['type'] === 'array') return fieldsOf(asSchema(schema['items']), `${path}[]`);
  const needed = Array.isArray(schema['required']) ? schema['required'] : [];
  return Object.entries(asSchema(schema['properties'])).flatMap(([key, value]) => {
    const field = asSchema(value);
    const name = path === '' ? key : `${path}.${key}`;
    const about = typeof field['description'] === 'string' ? field['description'] : '';
    return [
      { name, type: describeType(field), about, isNeeded: needed.includes(key) },
      ...fieldsOf(field, name),
    ];
  });
}
