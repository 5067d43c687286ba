import { expect, test, vi } from 'vitest';
import { type BodyForms, formIn } from './body-forms.ts';

test('a form that could not be made is made anew when it is asked for again', async () => {
  const forms: BodyForms = {};
  const make = vi
    .fn<() => Promise<Buffer>>(async () => Buffer.from('packed'))
    .mockRejectedValueOnce(new Error('no memory'));
  const first = await Promise.allSettled([formIn(forms, 'br', make), formIn(forms, 'br', make)]);
  expect(first.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(make).toHaveBeenCalledTimes(1);
  expect(String(await formIn(forms, 'br', make))).toBe('packed');
});

test('a form is made once, however many ask, and one that is ready is not made', async () => {
  const forms: BodyForms = { identity: Buffer.from('plain') };
  const make = vi.fn<() => Promise<Buffer>>(async () => Buffer.from('packed'));
  expect(formIn(forms, 'identity', make)).toEqual(Buffer.from('plain'));
  const packed = await Promise.all([formIn(forms, 'gzip', make), formIn(forms, 'gzip', make)]);
  expect(packed.map(String)).toEqual(['packed', 'packed']);
  expect(formIn(forms, 'gzip', make)).toBe(packed[0]);
  expect(make).toHaveBeenCalledTimes(1);
});
