import { type Conversation, newConversation } from '@kinora/chatbot/conversation';
import { chat } from '@kinora/contracts/limits';
import { storedForm } from '@kinora/identity/random-token';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeEachEngine, type TestDatabase } from '../database/test-databases.ts';
import { type ConversationsStore, createConversationsStore } from './conversations.store.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
const time = new Date(start).toISOString();

/** A conversation in which these things were asked, each with a film in the answer. */
function aConversation(...asked: number[]): Conversation {
  const exchanges = asked.map((number) => ({ asked: `question ${number}`, answered: `answer ${number}` }));
  return { ...newConversation(), turns: asked.length, exchanges, shown: asked };
}

describeEachEngine('conversations', (openTestDatabase) => {
  let database: TestDatabase;
  let clock: number;
  let store: ConversationsStore;

  beforeAll(async () => {
    database = await openTestDatabase();
  });

  beforeEach(async () => {
    for (const table of ['conversations', 'users'] as const) await database.db.deleteFrom(table).execute();
    clock = start;
    store = createConversationsStore(database.db, () => clock);
  });

  async function addUser(id: string): Promise<void> {
    const email_verified = database.engine === 'postgres' ? true : 1;
    const times = { created_at: time, updated_at: time };
    await database.db
      .insertInto('users')
      .values({ id, name: id, email: `${id}@kinora.example`, email_verified, image: null, ...times })
      .execute();
  }

  const begin = (id: string, userId?: string, conversation = aConversation(1)) =>
    store.keep({ id, conversation, version: undefined, userId });

  const rows = () => database.db.selectFrom('conversations').selectAll().execute();

  test('[AP-12] one is found again as it was kept, and goes on', async () => {
    await begin('id');
    const known = await store.find('id', undefined);
    expect(known).toEqual({ conversation: aConversation(1), version: 1 });
    await store.keep({ id: 'id', conversation: aConversation(1, 2), version: 1, userId: undefined });
    expect(await store.find('id', undefined)).toEqual({ conversation: aConversation(1, 2), version: 2 });
    expect(await rows()).toHaveLength(1);
  });

  test('[AP-12] the rows do not say which ids open them', async () => {
    await begin('an-id-that-opens');
    const [row] = await rows();
    expect(row?.id_hash).toBe(storedForm('an-id-that-opens'));
    expect(JSON.stringify(row)).not.toContain('an-id-that-opens');
    expect(await store.find(row?.id_hash ?? '', undefined)).toBeUndefined();
  });

  test('[AP-12] one is forgotten 30 minutes after its latest message', async () => {
    await begin('id');
    clock += chat.idleFor - 1;
    const known = await store.find('id', undefined);
    await store.keep({ id: 'id', conversation: aConversation(1, 2), version: 1, userId: undefined });
    expect(known).toBeDefined();
    clock += chat.idleFor - 1;
    expect(await store.find('id', undefined)).toBeDefined();
    clock += 1;
    expect(await store.find('id', undefined)).toBeUndefined();
  });

  test('[AP-12] what has expired is deleted when others begin, a hundred rows at a time', async () => {
    const old = { user_id: null, state: '{}', version: 1, begun_at: time, updated_at: time };
    const expired = Array.from({ length: 150 }, (_row, at) => ({
      ...old,
      id_hash: `old ${at}`,
      expires_at: time,
    }));
    await database.db.insertInto('conversations').values(expired).execute();
    await begin('first');
    expect(await rows()).toHaveLength(51);
    await begin('second');
    expect((await rows()).map(({ id_hash }) => id_hash).sort()).toEqual(
      [storedForm('first'), storedForm('second')].sort(),
    );
  });

  describe('of a user', () => {
    beforeEach(async () => {
      await addUser('robin');
      await addUser('kim');
    });

    test('[AP-12] [R49] goes on for that user alone', async () => {
      await begin('id', 'robin');
      expect(await store.find('id', 'robin')).toBeDefined();
      expect(await store.find('id', 'kim')).toBeUndefined();
      expect(await store.find('id', undefined)).toBeUndefined();
    });

    test('[AP-12] [R49] an anonymous one becomes that of who signs in', async () => {
      await begin('id');
      await store.keep({ id: 'id', conversation: aConversation(1, 2), version: 1, userId: 'robin' });
      expect(await store.find('id', 'robin')).toMatchObject({ version: 2 });
      expect(await store.find('id', undefined)).toBeUndefined();
      // Somebody else who had the same id took it up at the same moment.
      await store.keep({ id: 'id', conversation: aConversation(1, 3), version: 1, userId: 'kim' });
      expect(await store.find('id', 'robin')).toEqual({ conversation: aConversation(1, 2), version: 2 });
      expect(await store.find('id', 'kim')).toBeUndefined();
    });

    test('[R64] is gone with the account', async () => {
      await begin('id', 'robin');
      await begin('other', 'kim');
      await database.db.deleteFrom('users').where('id', '=', 'robin').execute();
      expect((await rows()).map(({ user_id }) => user_id)).toEqual(['kim']);
    });

    test('[AP-12] is not kept for an account that was deleted while it was answered', async () => {
      await database.db.deleteFrom('users').where('id', '=', 'robin').execute();
      await expect(begin('id', 'robin')).rejects.toMatchObject({ code: 'not-signed-in' });
      expect(await rows()).toEqual([]);
    });
  });

  test('[AP-12] of two messages at once the later one takes in what the earlier said and showed', async () => {
    await begin('id');
    const keep = (conversation: Conversation) =>
      store.keep({ id: 'id', conversation, version: 1, userId: undefined });
    await keep({ ...aConversation(1, 2), subject: { kind: 'film', tmdbId: 2 }, knownToModel: [2] });
    await keep({ ...aConversation(1, 3), subject: { kind: 'film', tmdbId: 3 }, knownToModel: [3] });
    expect(await store.find('id', undefined)).toEqual({
      version: 3,
      conversation: {
        ...aConversation(1, 2, 3),
        turns: 2,
        subject: { kind: 'film', tmdbId: 3 },
        knownToModel: [2, 3],
      },
    });
  });

  test('[AP-12] of five messages at once none is lost and the state stays whole', async () => {
    await begin('id');
    const parallel = [2, 3, 4, 5].map((number) =>
      store.keep({ id: 'id', conversation: aConversation(1, number), version: 1, userId: undefined }),
    );
    await Promise.all(parallel);
    const known = await store.find('id', undefined);
    expect(known?.version).toBe(5);
    expect(known?.conversation.shown.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5]);
    expect(known?.conversation.exchanges).toHaveLength(5);
  });

  test.each([
    ['is no JSON', '{"version":1'],
    ['is no conversation', '[1,2]'],
    ['is null', 'null'],
    ['is of an older version', JSON.stringify({ ...newConversation(), version: 0 })],
    ['lacks a field', JSON.stringify({ ...newConversation(), shown: undefined })],
    ['has a field of another kind', JSON.stringify({ ...newConversation(), shown: {} })],
    ['lacks a wish', JSON.stringify({ ...newConversation(), wishes: { genres: [] } })],
  ])('[AP-12] a state that %s begins anew', async (_name, state) => {
    await begin('id');
    await database.db.updateTable('conversations').set({ state }).execute();
    expect(await store.find('id', undefined)).toBeUndefined();
  });

  test('[AP-12] one that has grown beyond all measure is not kept', async () => {
    const endless = { ...aConversation(1), described: ['x'.repeat(300_000)] };
    await begin('id', undefined, endless);
    expect(await rows()).toEqual([]);
  });

  test('[AP-12] says what was said in any script', async () => {
    const said = '“Zoë” 🎬 \u0000 \ud800 مرحبا';
    const conversation = { ...aConversation(), exchanges: [{ asked: said, answered: said }] };
    await begin('id', undefined, conversation);
    expect((await store.find('id', undefined))?.conversation).toEqual(conversation);
  });
});
