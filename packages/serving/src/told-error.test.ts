import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { tellError } from './told-error.ts';

/** What the tests throw in the code of others, with a visitor's words in it. */
function caught(work: () => unknown): unknown {
  try {
    return work();
  } catch (thrown) {
    return thrown;
  }
}

function aDatabaseError(message: string, facts: Partial<DatabaseError> = {}): DatabaseError {
  return Object.assign(new DatabaseError(message, message.length, 'error'), facts);
}

const word = 'canary';
const leaks: Record<string, unknown> = {
  'text in place of an error': word,
  'JSON that is none': caught(() => JSON.parse(`{"email": "${word}@mail.example", 'x'`)),
  'JSON that is a word': caught(() => JSON.parse(word)),
  'a number that is none': caught(() => BigInt(word)),
  'an address that is none': caught(() => new URL(`http://user:${word}@[/`)),
  'a property of a text': caught(() => Object.defineProperty(Object.freeze([word]), word, {})),
  'an encoding that is none': caught(() => new TextDecoder(word)),
  'quotes within quotes': new Error(`no "${word}'s "${word}" film" in 'it'`),
  'a mail address': new Error(`550 unknown user ${word}@mail.example`),
  'an address with an account': new Error(`cannot reach postgres://robin:${word}@db/kinora`),
  'a token': new Error(`bad token ${word.repeat(8)}`),
  'a statement with values': Object.assign(new Error('broken'), {
    sql: word,
    parameters: [word],
    detail: word,
  }),
  'a value that PostgreSQL refuses': aDatabaseError(`invalid input syntax for type bigint: "${word}"`, {
    detail: `Key (email)=(${word}) already exists.`,
    hint: word,
    where: word,
    internalQuery: word,
  }),
  'a cause': new Error('outer', { cause: new Error('inner', { cause: new Error(`"${word}"`) }) }),
  'several at once': new AggregateError([new Error(`'${word}'`)], `all of <${word}> failed`),
  'frames that are none': new Error(`first "line\n    at ${word} (file.ts:1:1)`),
};

test.each(Object.entries(leaks))('[R66] %s is told without the words in it', (_name, thrown) => {
  expect(JSON.stringify(tellError(thrown)).toLowerCase()).not.toContain(word);
});

test('[R77] what helps to find the fault stays', () => {
  const told = tellError(
    aDatabaseError('duplicate key value violates unique constraint "likes_pkey"', {
      code: '23505',
      table: 'likes',
      constraint: 'likes_pkey',
    }),
  );
  expect(told).toMatchObject({
    type: 'DatabaseError',
    message: 'duplicate key value violates unique constraint …',
    code: '23505',
    table: 'likes',
    constraint: 'likes_pkey',
    stack: expect.stringContaining('told-error.test.ts'),
  });
});

test('[R77] a bug in our own code is told as V8 tells it', () => {
  const nothing: { film?: { title: string } } = {};
  const thrown = caught(() => nothing.film!.title);
  expect(tellError(thrown)).toMatchObject({
    type: 'TypeError',
    message: "Cannot read properties of undefined (reading 'title')",
  });
});

test('an error whose name and message are no text is told too', () => {
  const thrown = Object.assign(new Error('broken'), { name: undefined, message: { text: word } });
  expect(tellError(thrown)).toMatchObject({ type: 'Error', message: '' });
});

test('a chain of causes that never ends is cut', () => {
  const endless = new Error('endless');
  endless.cause = endless;
  expect(JSON.stringify(tellError(endless)).length).toBeLessThan(20_000);
});
