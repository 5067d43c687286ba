import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { aSettings } from './test-app.ts';
import { buildUserApp } from './test-users.ts';

test('[R66] the log names the calls of users, and neither their words nor their tokens nor themselves', async () => {
  const lines: string[] = [];
  const logStream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const { signUp } = await buildUserApp({ settings: aSettings({ logLevel: 'trace' }), logStream });
  const robin = await signUp('Canary');
  const { playlist_id } = (await robin.call('POST', 'playlists', { name: 'canary list' })).json();
  await robin.call('PATCH', `playlists/${playlist_id}`, { name: 'another canary' });
  await robin.call('PATCH', `playlists/${playlist_id}`, { name: 'canary'.repeat(50) });
  await robin.call('POST', `playlists/${playlist_id}/movies`, { tmdb_id: 11 });
  await robin.call('POST', 'likes', { tmdb_id: 'canary' });
  await robin.call('POST', 'watch-status', { tmdb_id: 11, status: 'watched' });
  await robin.call('GET', 'canary');
  await robin.call('GET', 'recommendations');
  await robin.call('GET', 'export');

  const written = lines.join('');
  expect(written.toLowerCase()).not.toContain('canary');
  expect(written).not.toContain(robin.token);
  const paths = lines.map((line) => JSON.parse(line).path);
  expect(paths).toContain('/api/user/playlists');
  expect(paths).toContain('/api/user/watch-status');
  expect(paths).toContain('/api/user/recommendations');
  expect(paths).toContain('/api/user/export');
  expect(paths).toContain('/api/user/*');
});
