import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { StatementCache } from './statement-cache.ts';

test('a statement is prepared once, and the one that was not used for longest goes first', () => {
  const cache = new StatementCache(new DatabaseSync(':memory:'), 2);
  const first = cache.get('select 1');
  const second = cache.get('select 2');
  expect(cache.get('select 1')).toBe(first);
  cache.get('select 3');
  expect(cache.get('select 1')).toBe(first);
  expect(cache.get('select 2')).not.toBe(second);
});

test('a statement knows whether it answers with rows', () => {
  const cache = new StatementCache(new DatabaseSync(':memory:'));
  expect(cache.get('select 1').hasRows).toBe(true);
  expect(cache.get('create table t (a)').hasRows).toBe(false);
  cache.get('create table t (a)').statement.run();
  expect(cache.get('insert into t values (1) returning a').hasRows).toBe(true);
});
