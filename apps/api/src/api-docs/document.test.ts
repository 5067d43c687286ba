import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { allCalls } from './calls/all-subjects.ts';
import { createDocument } from './document.ts';
import { schemaChecks } from './test-schema-checks.ts';

const document = createDocument('https://kinora.example');

/** Every object in the document, itself included. */
function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Record<string, unknown>; // an object that is no array
  for (const part of Object.values(value)) yield* objectsIn(part);
}

test('[R49] the document is valid OpenAPI 3.1', async () => {
  const copy = structuredClone(document) as object; // the validator's own type says no more
  expect(await new Validator().validate(copy as Record<string, unknown>)).toMatchObject({ valid: true });
});

test('[R49] every reference leads to something', () => {
  const references = [...objectsIn(document)]
    .map(({ $ref }) => $ref)
    .filter(($ref) => typeof $ref === 'string');
  expect(references.length).toBeGreaterThan(allCalls.length);
  for (const reference of references) {
    const [, , part = '', name = ''] = reference.split('/');
    expect(document.components, `where ${reference} leads`).toHaveProperty([part, name]);
  }
});

test('[R49] every call has a name, an address and answers of its own', () => {
  const ids = allCalls.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const addresses = allCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const { id, path, parameters = [] } of allCalls) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const told = parameters.filter(({ in: place }) => place === 'path').map(({ name }) => name);
    expect(told, `parameters of ${id}`).toEqual(named);
  }
});

test('[R49] every example is of the shape that it is an example of', () => {
  const checks = schemaChecks(document);
  const examples = [...objectsIn(document)].filter(({ example }) => example !== undefined);
  expect(examples.length).toBeGreaterThan(allCalls.length);
  for (const { schema, example } of examples) {
    if (typeof schema !== 'object' || schema === null) continue;
    expect(checks.faultsOf(schema, example), `the example ${JSON.stringify(example)}`).toEqual([]);
  }
});

function cookieAt(url: string): unknown {
  return createDocument(url).components.securitySchemes['session']?.['name'];
}

test('[R49] the cookie of the session has the name that it has on this site', () => {
  expect(cookieAt('https://kinora.example')).toBe('__Host-kinora_session');
  expect(cookieAt('http://localhost:3000')).toBe('kinora_session');
});
