import { expect, test } from 'vitest';
import { createWishes } from './wishes.ts';

/** A server that answers each call when the test says so, and the page that shows what is wished. */
function aPage() {
  const shown = new Map<number, string>();
  const sent: { call: string; answer: (isAccepted: boolean) => Promise<void> }[] = [];
  const settled: [number, boolean][] = [];
  const wishes = createWishes<string | undefined>({
    heldOf: (id) => shown.get(id),
    show: (id, state) => (state === undefined ? shown.delete(id) : shown.set(id, state)),
    send: (id, wanted, held) => {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const answer = async (isAccepted: boolean) => {
        resolve(isAccepted);
        await new Promise((settle) => setTimeout(settle));
      };
      sent.push({ call: `${id}: ${held} -> ${wanted}`, answer });
      return promise;
    },
    settle: (id, isChanged) => settled.push([id, isChanged]),
  });
  return { shown, sent, settled, ...wishes };
}

test('[LK-01] a wish is shown at once and sent once', async () => {
  const page = aPage();
  void page.wish(11, 'liked');
  expect(page.shown.get(11)).toBe('liked');
  expect(page.isRunning(11)).toBe(true);
  await page.sent[0]?.answer(true);
  expect(page.sent.map(({ call }) => call)).toEqual(['11: undefined -> liked']);
  expect(page.settled).toEqual([[11, true]]);
  expect(page.isRunning(11)).toBe(false);
});

test('[LK-02] a refused wish is taken back', async () => {
  const page = aPage();
  page.shown.set(11, 'liked');
  void page.wish(11, undefined);
  expect(page.shown.has(11)).toBe(false);
  await page.sent[0]?.answer(false);
  expect(page.shown.get(11)).toBe('liked');
  expect(page.settled).toEqual([[11, false]]);
});

test('[LK-01] while a call is on its way no other is sent for the film, and the last wish wins', async () => {
  const page = aPage();
  void page.wish(11, 'liked');
  void page.wish(11, undefined);
  void page.wish(11, 'liked');
  void page.wish(11, undefined);
  expect(page.sent).toHaveLength(1);
  await page.sent[0]?.answer(true);
  expect(page.sent.map(({ call }) => call)).toEqual(['11: undefined -> liked', '11: liked -> undefined']);
  await page.sent[1]?.answer(true);
  expect(page.shown.has(11)).toBe(false);
  expect(page.settled).toEqual([[11, true]]);
});

test('[LK-01] a wish that went back to what is held needs no second call', async () => {
  const page = aPage();
  void page.wish(11, 'liked');
  void page.wish(11, undefined);
  void page.wish(11, 'liked');
  await page.sent[0]?.answer(true);
  expect(page.sent).toHaveLength(1);
  expect(page.shown.get(11)).toBe('liked');
});

test('[WS-02] a newer wish is tried although an older one was refused', async () => {
  const page = aPage();
  void page.wish(11, 'watched');
  void page.wish(11, 'want_to_watch');
  await page.sent[0]?.answer(false);
  expect(page.sent[1]?.call).toBe('11: undefined -> want_to_watch');
  await page.sent[1]?.answer(true);
  expect(page.shown.get(11)).toBe('want_to_watch');
});

test('[LK-01] films do not wait for each other', () => {
  const page = aPage();
  void page.wish(11, 'liked');
  void page.wish(12, 'liked');
  expect(page.sent).toHaveLength(2);
});

test('[LK-03] a bug while sending leaves what was held and nothing running', async () => {
  const shown: (string | undefined)[] = [];
  const wishes = createWishes<string | undefined>({
    heldOf: () => undefined,
    show: (_id, state) => shown.push(state),
    send: () => Promise.reject(new TypeError('a bug')),
    settle: () => undefined,
  });
  await expect(wishes.wish(11, 'liked')).rejects.toThrow('a bug');
  expect(shown).toEqual(['liked', undefined]);
  expect(wishes.isRunning(11)).toBe(false);
});
