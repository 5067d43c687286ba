/** Answers in Redis, and the locks of those who make them. Every call rejects where Redis fails or is slow. */
import { createHash, randomUUID } from 'node:crypto';
import { budget } from '@kinora/catalogue/tmdb/tmdb-limits';
import type { PreparedBody } from '../http/prepared-body.ts';
import type { SharedStore } from '../open-redis.ts';
import { answerVersion, readAnswer, writeAnswer } from './answer-bytes.ts';

export interface SharedAnswer {
  body: PreparedBody;
  /** Milliseconds since it was made, in whichever process. */
  age: number;
}

export interface AnswerStore {
  /** Damaged bytes, and those that are not ours, count as missing. */
  read(key: string): Promise<SharedAnswer | undefined>;
  /** `keptFor` is milliseconds. */
  write(key: string, body: PreparedBody, keptFor: number): Promise<void>;
  /** The answer's call frees it. Undefined where another process holds it. */
  lock(key: string): Promise<(() => Promise<void>) | undefined>;
  isLocked(key: string): Promise<boolean>;
}

/** Milliseconds; more than asking the film database takes. Who died holding it is forgotten then. */
const lockedFor = budget + 2_000;

/** Frees what is still ours. */
const freeScript = "if redis.call('get', KEYS[1]) == ARGV[1] then redis.call('del', KEYS[1]) end";

/** `source` says where the films come from: answers of one source are none of another. `now` is since 1970. */
export function createAnswerStore(
  { ask }: Pick<SharedStore, 'ask'>,
  source: string,
  now: () => number,
): AnswerStore {
  /** Nothing that a visitor typed stands in Redis's own log or statistics. */
  function nameOf(kind: 'answer' | 'lock', key: string): string {
    const hash = createHash('sha256').update(`${source}\n${key}`).digest('base64url');
    return `kinora:${kind}:${answerVersion}:${hash}`;
  }

  return {
    async read(key) {
      const bytes = await ask((redis) => redis.getBuffer(nameOf('answer', key)));
      const answer = bytes ? await readAnswer(bytes, now()) : undefined;
      return answer && { body: answer.body, age: Math.max(0, now() - answer.madeAt) };
    },
    async write(key, body, keptFor) {
      const bytes = await writeAnswer({ body, madeAt: now() });
      await ask((redis) => redis.set(nameOf('answer', key), bytes, 'PX', keptFor));
    },
    async lock(key) {
      const name = nameOf('lock', key);
      const token = randomUUID();
      const taken = await ask((redis) => redis.set(name, token, 'PX', lockedFor, 'NX'));
      if (taken === null) return undefined;
      return async () => void (await ask((redis) => redis.eval(freeScript, 1, name, token)));
    },
    isLocked: async (key) => (await ask((redis) => redis.exists(nameOf('lock', key)))) === 1,
  };
}
