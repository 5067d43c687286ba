// What `npm run shots` shows of the films that a user keeps.
const films = [11, 12, 13, 18, 24, 38, 62, 77, 78];

/** Gives the account likes, both lists, visits, a playlist with films and one without. */
export async function fillAccount(context, token) {
  const post = async (path, data) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await context.request.post(`/api/user/${path}`, { data, headers });
    // 409: a narrower width came before and has filled it.
    if (!answer.ok() && answer.status() !== 409) throw new Error(`${path} answered ${answer.status()}`);
    return answer.json();
  };
  const known = await context.request.get('/api/user/playlists', {
    headers: { authorization: `Bearer ${token}` },
  });
  if ((await known.json()).length > 0) return;
  for (const tmdb_id of films) {
    await post('likes', { tmdb_id });
    await post('watch-status', { tmdb_id, status: tmdb_id % 2 ? 'watched' : 'want_to_watch' });
    await post('recently-visited', { tmdb_id });
  }
  await post('playlists', { name: 'Empty so far' });
  const { playlist_id: id } = await post('playlists', { name: 'Rainy evenings' });
  for (const tmdb_id of films) await post(`playlists/${id}/movies`, { tmdb_id });
}

export function listKeptShots() {
  const pages = ['liked', 'watched', 'watchlist', 'recently-visited', 'playlists'];
  const each = (suffix, act) =>
    Object.fromEntries(pages.map((page) => [`${page}${suffix}`, { path: `/${page}`, isUser: true, act }]));
  return {
    ...each('', seeFilms),
    ...each('-empty', seeNothing),
    ...each('-error', seeFailure),
    ...each('-loading', seeSkeleton),
    'home-user': { path: '/', isUser: true, act: (page) => page.getByText('Liked Movies').first().waitFor() },
    'movie-held': { path: '/movie/11', isUser: true, act: seeHeld },
    'add-to-playlists': { path: '/movie/11', isUser: true, act: openAdding },
    playlist: { path: '/playlists', isUser: true, act: openPlaylist },
    'playlist-menu': { path: '/playlists', isUser: true, act: openMenu },
    'playlist-delete': { path: '/playlists', isUser: true, act: openDeletion },
  };
}

function seeFilms(page) {
  return page.getByRole('main').getByRole('article').first().waitFor();
}

async function seeNothing(page) {
  await answerAll(page, { json: [] });
  await page.getByRole('main').getByRole('heading', { level: 2 }).waitFor();
}

async function seeFailure(page) {
  await answerAll(page, { status: 400, json: { message: 'The store cannot be reached.' } });
  await page.getByRole('alert').waitFor();
}

async function seeSkeleton(page) {
  await page.route('**/api/user/**', () => undefined);
  await page.reload();
  await page.getByRole('main').getByRole('status').waitFor();
}

async function answerAll(page, answer) {
  await page.route('**/api/user/**', (route) => route.fulfill(answer));
  await page.reload();
}

function seeHeld(page) {
  return page.getByRole('button', { name: 'Unlike Star Wars' }).waitFor();
}

async function openAdding(page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add to Playlist: Star Wars$/ })
    .click();
  await page.getByRole('checkbox', { name: 'Rainy evenings' }).check();
}

async function openPlaylist(page) {
  await page.getByRole('link', { name: 'Rainy evenings', exact: true }).click();
  await page.getByText(/^Found /).waitFor();
}

function openMenu(page) {
  return page.getByRole('button', { name: 'Options for Rainy evenings' }).click();
}

async function openDeletion(page) {
  await openMenu(page);
  await page.getByRole('button', { name: 'Delete Playlist' }).click();
}
