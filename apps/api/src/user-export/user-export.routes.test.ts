import { expect, test } from 'vitest';
import { describeEachEngine, type OpenTestDatabase } from '../database/test-databases.ts';
import { buildUserApp, type TestUser } from '../test-users.ts';
import { exportRules } from './export-rules.ts';
import type { UserExport } from './user-export.store.ts';

const tablesOfUsers = [
  'sessions',
  'accounts',
  'mail_links',
  'likes',
  'watch_status',
  'playlists',
  'playlist_movies',
  'recently_visited',
  'conversations',
] as const;

async function keepThings(user: TestUser, name: string): Promise<void> {
  const { playlist_id } = (await user.call('POST', 'playlists', { name: `list of ${name}` })).json();
  await user.call('POST', `playlists/${playlist_id}/movies`, { tmdb_id: 11 });
  await user.call('POST', 'likes', { tmdb_id: 11 });
  await user.call('POST', 'likes', { tmdb_id: 12 });
  await user.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
  await user.call('POST', 'recently-visited', { tmdb_id: 11 });
}

/** Two users with rows in every table that is about users. */
async function openTwoUsers(openTestDatabase: OpenTestDatabase) {
  const database = await openTestDatabase();
  const { db } = database;
  const { signUp } = await buildUserApp({ database });
  // No id of random letters has a hyphen.
  const [robin, kim] = [await signUp('Robin'), await signUp('Kim-Lee')];
  for (const [user, name] of [
    [robin, 'robin'],
    [kim, 'kim-lee'],
  ] as const) {
    await keepThings(user, name);
    const user_id = user.user.uid;
    await db
      .insertInto('mail_links')
      .values({ user_id, purpose: 'verify', token_hash: `hash-${name}`, expires_at: '2030-01-01' })
      .execute();
    const mail = { recipient: user.user.email, subject: `To ${name}`, sent_at: '2030-01-01' };
    const secret = { text: `secret-${name}`, html: `secret-${name}` };
    await db
      .insertInto('outbox')
      .values({ mail_id: name.length, ...mail, ...secret })
      .execute();
    const said = { asked: `film for ${name}`, answered: `answer to ${name}` };
    const state = JSON.stringify({ exchanges: [said], secrets: `secret-${name}` });
    const times = { begun_at: '2030-01-01', updated_at: '2030-01-02', expires_at: '2030-01-03' };
    await db
      .insertInto('conversations')
      .values([
        { id_hash: `hash-${name}`, user_id, state, version: 1, ...times },
        { id_hash: `hash-broken-${name}`, user_id, state: '{"exchanges', version: 1, ...times },
      ])
      .execute();
    await db
      .updateTable('accounts')
      .set({ access_token: `secret-${name}`, refresh_token: `secret-${name}`, id_token: `secret-${name}` })
      .where('user_id', '=', user_id)
      .execute();
    await db
      .updateTable('sessions')
      .set({ user_agent: `browser of ${name}` })
      .where('user_id', '=', user_id)
      .execute();
  }
  return { db, robin, kim };
}

describeEachEngine('the download of what the site knows', (openTestDatabase) => {
  test('[R63] has every row with the user, of every table that is about users', async () => {
    const { db, robin } = await openTwoUsers(openTestDatabase);
    const answer = await robin.call('GET', 'export');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="kinora-data.json"');
    expect(answer.headers['cache-control']).toBe('private, no-store');

    const { rows } = answer.json<UserExport>();
    for (const table of tablesOfUsers) {
      const inTable = await db
        .selectFrom(table)
        .select('user_id')
        .where('user_id', '=', robin.user.uid)
        .execute();
      expect(rows[table]).toHaveLength(inTable.length);
    }
    const film = { tmdb_id: 11, title: 'Star Wars' };
    expect(rows).toMatchObject({
      users: [{ id: robin.user.uid, name: 'Robin', email: 'robin@kinora.example' }],
      sessions: [{ user_agent: 'browser of robin' }],
      accounts: [{ provider_id: expect.any(String) }],
      mail_links: [{ purpose: 'verify', expires_at: '2030-01-01' }],
      outbox: [{ recipient: 'robin@kinora.example', subject: 'To robin' }],
      likes: [{ tmdb_id: 12 }, { ...film, liked_at: expect.any(String) }],
      watch_status: [{ ...film, status: 'watched' }],
      playlists: [{ name: 'list of robin' }],
      playlist_movies: [film],
      recently_visited: [film],
      conversations: expect.arrayContaining([
        {
          begun_at: '2030-01-01',
          updated_at: '2030-01-02',
          expires_at: '2030-01-03',
          exchanges: [{ asked: 'film for robin', answered: 'answer to robin' }],
        },
      ]),
    });
  });

  test('[R63] has nothing of another user, and no hash, token or key', async () => {
    const { db, robin, kim } = await openTwoUsers(openTestDatabase);
    const { body } = await robin.call('GET', 'export');
    expect(body.toLowerCase()).not.toContain('kim-lee');
    expect(body).not.toContain(kim.user.uid);
    expect(body).not.toContain('secret-');
    expect(body).not.toContain('hash-');
    const [session] = await db.selectFrom('sessions').select('token').execute();
    const [account] = await db.selectFrom('accounts').select('password').execute();
    const keys = await db.selectFrom('signing_keys').select('private_key').execute();
    for (const secret of [session?.token, account?.password, ...keys.map((key) => key.private_key)]) {
      expect(secret).toEqual(expect.any(String));
      expect(body).not.toContain(secret);
    }
  });

  test('[R63] every table of the database has a rule, and one that names users exports its rows', async () => {
    const { db } = await openTestDatabase();
    const tables = await db.introspection.getTables();
    expect(tables.map(({ name }) => name).sort()).toEqual(Object.keys(exportRules).sort());
    const aboutUsers = tables
      .filter(({ columns }) => columns.some(({ name }) => ['user_id', 'email', 'recipient'].includes(name)))
      .map(({ name }) => name);
    const exported = Object.entries(exportRules).flatMap(([name, rule]) => ('rowsOf' in rule ? [name] : []));
    expect(exported.sort()).toEqual(aboutUsers.sort());
  });
});
