/** Every operation of the document against requests of every kind: each answer is as documented, and none is a fault. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { createDocument, type OpenApiDocument } from '../document.ts';
import { schemaChecks } from '../test-schema-checks.ts';
import { type DocumentedCall, type FuzzCall, fuzzCalls } from './fuzz-call.ts';
import { type FuzzSite, openFuzzSite } from './fuzz-site.ts';
import { faultOf } from './undocumented.ts';

export interface FuzzRun {
  openDatabase: () => Promise<Database>;
  /** How many requests each operation gets. */
  runs: number;
  /** A failure names it, to be played again. */
  seed: number;
}

/** Milliseconds; a password is hashed in a fraction of it. */
const mostForOne = 500;
const usualTimeout = 30_000;

const document = createDocument('https://kinora.example');
const documented = { document, checks: schemaChecks(document) };

/** Registers the tests. */
export function fuzzEveryCall({ openDatabase, runs, seed }: FuzzRun): void {
  let site: FuzzSite;
  beforeAll(async () => {
    site = await openFuzzSite(await openDatabase());
  });
  afterAll(() => site.close());

  test.each(callsOf(document))(
    '[R8] [R49] [R53] $method $path answers as documented',
    async (call) => {
      await site.forgetAttempts();
      const asked = fc.asyncProperty(fuzzCalls(call), networks, async (request, network) => {
        const answer = await site.send(request, network);
        expect(faultOf(documented, call, request, answer), `after ${describe(request)}`).toBeUndefined();
      });
      await fc.assert(asked, { numRuns: runs, seed });
    },
    usualTimeout + runs * mostForOne,
  );
}

function callsOf({ paths }: OpenApiDocument): DocumentedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase() as FuzzCall['method'], // the document has no others
      path,
      operation,
    })),
  );
}

/** Each request from another network, so that no limit of one is all that is seen. */
const networks = fc.ipV4();

function describe({ method, url, who, headers, body = '' }: FuzzCall): string {
  return `${method} ${url.slice(0, 300)} as ${who} with ${JSON.stringify(headers)} ${body.slice(0, 500)}`;
}
