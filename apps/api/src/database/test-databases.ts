/**
 * What tests of stores run on: each engine in turn, SQLite in a file and PostgreSQL on a server of the run's own.
 * Where PostgreSQL cannot be had its half is skipped and says so; with CI set it fails instead.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import { askAtDoor, refuseWithout } from '../test-servers.ts';
import { type DatabaseSettings, openDatabase } from './open-database.ts';
import type { Database, Engine } from './schema.ts';

export interface TestDatabase extends Database {
  /** With these, `openDatabase` opens the same rows once more. */
  settings: DatabaseSettings;
}

export type OpenTestDatabase = () => Promise<TestDatabase>;

/** Where a database of tests is, before anything has opened it. */
export interface TestPlace {
  settings: DatabaseSettings;
  remove(): Promise<void>;
}

const maintenanceUrl = await askAtDoor(inject('postgresDoor'));

const places: Record<Engine, () => Promise<TestPlace>> = { sqlite: makeFolder, postgres: makeDatabase };

/**
 * Runs the tests on both engines. `openTestDatabase` opens an empty, migrated database: in a test or its `beforeEach`
 * one for that test alone, in `beforeAll` one for the whole suite. They are closed and deleted afterwards. Not for
 * concurrent tests.
 */
export function describeEachEngine(
  name: string,
  suite: (openTestDatabase: OpenTestDatabase, engine: Engine) => void,
): void {
  describeEachPlace(name, (makePlace, engine) => {
    const openForTest: Database[] = [];
    const openForSuite: Database[] = [];
    let open = openForSuite;
    beforeEach(() => {
      open = openForTest;
    });
    afterEach(() => closeAll(openForTest));
    afterAll(() => closeAll(openForSuite));

    suite(async () => {
      const place = await makePlace();
      const database = await openDatabase(place.settings);
      open.push(database);
      return { ...database, settings: place.settings };
    }, engine);
  });
}

type PlaceSuite = (makePlace: () => Promise<TestPlace>, engine: Engine) => void;

/** As `describeEachEngine`, for those who open the database themselves. The places are removed after the suite. */
export function describeEachPlace(name: string, suite: PlaceSuite): void {
  describe(`${name} on sqlite`, () => {
    inPlaces('sqlite', suite);
  });
  describeOnPostgres(name, suite);
}

/** For what only PostgreSQL can do. */
export function describeOnPostgres(name: string, suite: PlaceSuite): void {
  describe(`${name} on postgres`, () => {
    if (maintenanceUrl === undefined) refuseWithout('PostgreSQL');
    else inPlaces('postgres', suite);
  });
}

function inPlaces(engine: Engine, suite: PlaceSuite): void {
  const made: TestPlace[] = [];
  afterAll(async () => {
    for (const place of made.splice(0)) await place.remove();
  });
  suite(async () => {
    const place = await places[engine]();
    made.push(place);
    return place;
  }, engine);
}

async function makeFolder(): Promise<TestPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-rows-'));
  return {
    settings: { databaseUrl: undefined, dataFolder: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function makeDatabase(): Promise<TestPlace> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  const url = new URL(maintenanceUrl ?? '');
  url.pathname = name;
  return {
    settings: { databaseUrl: url.href, dataFolder: tmpdir() },
    remove: () => onServer(`drop database ${name} with (force)`),
  };
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function closeAll(databases: Database[]): Promise<void> {
  for (const database of databases.splice(0)) await database.close();
}
