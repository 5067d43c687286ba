/** Requests for one operation of the document: meant well, at the limits, and meant ill. */
import * as fc from 'fast-check';
import type { DocumentedParameter, Operation } from '../document.ts';
import { anyValue, brokenBody, hostileText, oddHeaders } from './hostile-values.ts';
import { valuesOf } from './values-of-schema.ts';

export interface FuzzCall {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
  who: 'nobody' | 'user' | 'forger';
  /** True where everything that was sent is as the document asks for it. */
  isMeantWell: boolean;
}

interface Sent<Value> {
  value: Value;
  isGood: boolean;
}

export interface DocumentedCall {
  method: FuzzCall['method'];
  path: string;
  operation: Operation;
}

export function fuzzCalls({ method, path, operation }: DocumentedCall): fc.Arbitrary<FuzzCall> {
  return fc
    .record({
      address: addresses(path, operation.parameters ?? []),
      body: bodies(method, operation),
      odd: oddHeaders,
      who: fc.constantFrom<FuzzCall['who']>('nobody', 'user', 'user', 'forger'),
    })
    .map(({ address, body, odd, who }) => {
      const { text, type } = body.value;
      return {
        method,
        url: address.value,
        headers: { ...odd, ...(type !== undefined && { 'content-type': type }) },
        body: text,
        who,
        isMeantWell: address.isGood && body.isGood && Object.keys(odd).length === 0,
      };
    });
}

function addresses(path: string, parameters: readonly DocumentedParameter[]): fc.Arbitrary<Sent<string>> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  return fc
    .tuple(fc.tuple(...inPath.map(pathPart)), fc.tuple(...inQuery.map(queryPart)), extraQuery)
    .map(([parts, queries, extra]) => {
      const filled = inPath.reduce(
        (address, { name }, at) => address.replace(`{${name}}`, () => parts[at]?.value ?? ''),
        path,
      );
      const query = [...queries, extra]
        .map(({ value }) => value)
        .filter((text) => text !== '')
        .join('&');
      return {
        value: query === '' ? filled : `${filled}?${query}`,
        isGood: [...parts, ...queries, extra].every(({ isGood }) => isGood),
      };
    });
}

/** Parameters that nobody asked for are ignored; an address that is too long is refused. */
const extraQuery: fc.Arbitrary<Sent<string>> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .constantFrom('', '', '', 'utm=1', 'api_key=1', '__proto__[a]=1', 'a[]=1&a[]=2', '&&=', '%', '%zz=%')
      .map((value) => ({ value, isGood: true })),
  },
  { weight: 1, arbitrary: fc.constant({ value: `x=${'x'.repeat(5_000)}`, isGood: false }) },
);

function pathPart({ schema, example }: DocumentedParameter): fc.Arbitrary<Sent<string>> {
  return fc.oneof(
    { weight: 3, arbitrary: good(valuesOf(schema, example)) },
    { weight: 1, arbitrary: bad(hostileText.filter((text) => text !== '')) },
  );
}

function queryPart(parameter: DocumentedParameter): fc.Arbitrary<Sent<string>> {
  const { name, schema, example, required } = parameter;
  const named = (sent: Sent<string>) => ({ ...sent, value: `${encode(name)}=${sent.value}` });
  return fc.oneof(
    { weight: 4, arbitrary: good(valuesOf(schema, example)).map(named) },
    { weight: 2, arbitrary: bad(hostileText).map(named) },
    { weight: 1, arbitrary: fc.constant({ value: '', isGood: !required }) },
    { weight: 1, arbitrary: fc.constant({ value: `${encode(name)}=1&${encode(name)}=2`, isGood: false }) },
  );
}

function good(values: fc.Arbitrary<unknown>): fc.Arbitrary<Sent<string>> {
  return values.map((value) => ({ value: encode(String(value)), isGood: true }));
}

function bad(values: fc.Arbitrary<string>): fc.Arbitrary<Sent<string>> {
  return values.map((value) => ({ value: encode(value), isGood: false }));
}

/** Halves of characters cannot be encoded, but can be sent. */
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80');
}

interface Body {
  text: string | undefined;
  type: string | undefined;
}

const json = 'application/json';

function bodies(method: string, operation: Operation): fc.Arbitrary<Sent<Body>> {
  const none = {
    value: { text: undefined, type: undefined },
    isGood: operation.requestBody?.required !== true,
  };
  if (method === 'GET') return fc.constant(none);
  const wanted = operation.requestBody?.content[json];
  const asJson =
    (isGood: boolean) =>
    (value: unknown): Sent<Body> => ({
      value: { text: JSON.stringify(value), type: json },
      isGood,
    });
  const odd = fc.oneof(
    fc.constant(none),
    brokenBody.map((text) => ({ value: { text, type: json }, isGood: false })),
    anyValue.map(asJson(false)),
    fc
      .constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-7',
        'x',
        'multipart/form-data',
      )
      .map((type) => ({ value: { text: '{"tmdb_id":11}', type }, isGood: false })),
  );
  if (!wanted?.schema) return odd;
  const right = valuesOf(wanted.schema, wanted.example);
  return fc.oneof(
    { weight: 4, arbitrary: right.map(asJson(true)) },
    { weight: 4, arbitrary: right.chain(spoil).map(asJson(false)) },
    { weight: 3, arbitrary: odd },
  );
}

/** The same with a field missing, of another kind, or too much. */
function spoil(value: unknown): fc.Arbitrary<unknown> {
  const fields = Object.keys(value as object); // bodies are objects
  if (fields.length === 0) return anyValue.map((extra) => ({ extra }));
  return fc
    .tuple(fc.constantFrom(...fields), anyValue, fc.constantFrom('drop', 'change', 'add'))
    .map(([name, other, way]) => {
      const copy = { ...(value as Record<string, unknown>) }; // as above
      if (way === 'drop') delete copy[name];
      else copy[way === 'add' ? `${name}s` : name] = other;
      return copy;
    });
}
