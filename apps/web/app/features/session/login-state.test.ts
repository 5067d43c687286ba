import { expect, test } from 'vitest';
import { readLoginState } from './login-state.ts';

test('[RG-03] what a page hands to the login arrives, what is damaged does not', () => {
  const state = { notice: 'a', status: { text: 'b', tone: 'good' }, email: 'c' };
  expect(readLoginState(state)).toEqual(state);
  expect(readLoginState({ notice: 1, status: 'b', email: null })).toEqual({});
  expect(readLoginState(null)).toEqual({});
  expect(readLoginState('paged')).toEqual({});
});
