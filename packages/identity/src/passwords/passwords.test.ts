import { describe, expect, test } from 'vitest';
import { hashPassword, isPasswordOf, isWeaker, usualCost } from './hash-password.ts';
import { checkNewPassword } from './password-rules.ts';
import { createPasswords } from './passwords.ts';
import { createWorkQueue } from './work-queue.ts';

const owner = { name: 'Ann Otter', email: 'ann@kinora.example' };
const weaker = { memory: 8_192, passes: 1, parallelism: 1 };

describe('a stored password', () => {
  test('[R34] is argon2id with 19456 KiB, two passes, one lane and a salt of 16 bytes of its own', async () => {
    const stored = [await hashPassword('seven quiet otters'), await hashPassword('seven quiet otters')];

    const form = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$([A-Za-z0-9+/]{22})\$[A-Za-z0-9+/]{43}$/;
    const salts = stored.map((text) => form.exec(text)?.[1]);
    expect(salts).toEqual([expect.any(String), expect.any(String)]);
    expect(new Set(salts).size).toBe(2);
  });

  test('[R34] tells by its own parameters that it should be made anew', async () => {
    expect(isWeaker(await hashPassword('seven quiet otters', weaker))).toBe(true);
    expect(isWeaker(await hashPassword('seven quiet otters', usualCost))).toBe(false);
    const stored = await hashPassword('seven quiet otters', weaker);
    expect(await createPasswords().check('seven quiet otters', stored)).toEqual({
      isRight: true,
      isOutdated: true,
    });
  });

  test('[R34] is the one that another implementation of argon2id makes', async () => {
    // From the test vectors of the reference implementation.
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await isPasswordOf(stored, 'password')).toBe(true);
  });

  test('[R35] is of the whole password, whose characters may come in either form', async () => {
    const long = `${'ü🎬'.repeat(40)}x`;
    const stored = await hashPassword(long.normalize('NFC'));

    expect(await isPasswordOf(stored, long.normalize('NFD'))).toBe(true);
    expect(await isPasswordOf(stored, `${long.slice(0, -1)}y`)).toBe(false);
    expect(await isPasswordOf(stored, long.slice(0, -1))).toBe(false);
  });

  test('[R36] that is missing is never right, and is looked for with the same work', async () => {
    const passwords = createPasswords();

    for (const nothing of [null, undefined])
      expect(await passwords.check('', nothing)).toEqual({ isRight: false, isOutdated: false });
  });
});

describe('a new password', () => {
  test.each([6, 7, 64, 128])('[R35] may have %i characters', async (length) => {
    await expect(checkNewPassword('zq'.repeat(64).slice(0, length), owner)).resolves.toBeUndefined();
  });

  test('[R35] may be of any characters', async () => {
    for (const password of ['шесть слов', '映画館で会おう', '🎬🍿🎟', '   a b   ', 'pass\u0000word'])
      await expect(checkNewPassword(password, owner)).resolves.toBeUndefined();
  });

  test.each(['', 'abc', 'zqzqz', '🎬🍿'])(
    '[AU-05] [R35] that is as short as %j is too weak',
    async (password) => {
      await expect(checkNewPassword(password, owner)).rejects.toMatchObject({
        code: 'weak-password',
        message: 'Password is too weak. Please use a stronger password.',
      });
    },
  );

  test.each([129, 1_000_000])('[R35] of %i characters is refused as what it is', async (length) => {
    await expect(checkNewPassword('z'.repeat(length), owner)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  });

  test.each(['123456', 'password', 'PassWord', 'QWERTY', 'iloveyou', 'dragon', 'trustno1'])(
    '[AU-05] [R35] that everybody has (%s) is too weak',
    async (password) => {
      await expect(checkNewPassword(password, owner)).rejects.toMatchObject({ code: 'weak-password' });
    },
  );

  test.each(['kinora', 'Kinora', 'kinora1', 'KINORA123', '2026kinora', 'kinora!!', 'kinora kinora'])(
    '[AU-05] that is the name of the site with little beside it (%s) is too weak',
    async (password) => {
      await expect(checkNewPassword(password, owner)).rejects.toMatchObject({ code: 'weak-password' });
    },
  );

  test('may have the name of the site in it beside other words', async () => {
    await expect(checkNewPassword('kinora at the seaside', owner)).resolves.toBeUndefined();
  });

  test.each(['ann@kinora.example', 'ANN@kinora.example', 'ann otter', 'Ann Otter'])(
    '[AU-05] that is the name or the address of its owner (%s) is too weak',
    async (password) => {
      await expect(checkNewPassword(password, owner)).rejects.toMatchObject({ code: 'weak-password' });
    },
  );
});

describe('the queue before hashing', () => {
  test('[R34] lets four run, some wait and refuses the others at once', async () => {
    const counts = { running: 0, most: 0 };
    const inTurn = createWorkQueue({ running: 4, waiting: 10 });
    const work = () =>
      inTurn(async () => {
        counts.running += 1;
        counts.most = Math.max(counts.most, counts.running);
        await new Promise((resolve) => setImmediate(resolve));
        counts.running -= 1;
      });

    const results = await Promise.allSettled(Array.from({ length: 20 }, work));

    expect(results.slice(0, 14).every(({ status }) => status === 'fulfilled')).toBe(true);
    for (const result of results.slice(14))
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'too-many-requests' } });
    expect(counts).toEqual({ running: 0, most: 4 });
  });

  test('[R5] of 500 passwords at once 64 are checked, and the others are refused before the first of them is done', async () => {
    const passwords = createPasswords();
    const order: string[] = [];
    await Promise.all(
      Array.from({ length: 500 }, () =>
        passwords.check('seven quiet otters', null).then(
          () => order.push('checked'),
          (thrown: { code: string }) => order.push(thrown.code),
        ),
      ),
    );
    expect(new Set(order.slice(0, 436))).toEqual(new Set(['too-many-requests']));
    expect(order.slice(436)).toEqual(Array.from({ length: 64 }, () => 'checked'));
  });

  test('hands a place on after work that failed', async () => {
    const inTurn = createWorkQueue({ running: 1, waiting: 1 });
    const failing = inTurn(() => Promise.reject(new Error('broken')));
    const following = inTurn(async () => 'done');

    await expect(failing).rejects.toThrow('broken');
    await expect(following).resolves.toBe('done');
    await expect(inTurn(async () => 'again')).resolves.toBe('again');
  });
});
