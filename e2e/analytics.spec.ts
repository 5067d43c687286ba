import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from './site.ts';
import { startSite, waitUntilServing } from './start-site.ts';

/** A host of statistics: gives its script, or fails. */
async function startHost(isUp: boolean): Promise<{ server: Server; origin: string }> {
  const server = createServer((_request, answer) => {
    answer.writeHead(isUp ? 200 : 500, {
      'content-type': 'text/javascript',
      'cross-origin-resource-policy': 'cross-origin',
    });
    answer.end('document.documentElement.dataset.counted = "yes";');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://localhost:${port}` };
}

interface Visit {
  host: { server: Server; origin: string };
  site: { address: string };
}

const hostedTest = test.extend<{ isHostUp: boolean; visited: Visit }>({
  isHostUp: [true, { option: true }],
  visited: async ({ isHostUp }, use) => {
    const host = await startHost(isHostUp);
    const script = `${host.origin}/count.js`;
    const site = await startSite('../apps/api/src/main.ts', { ANALYTICS_SCRIPT_URL: script });
    await waitUntilServing(site.address);
    await use({ host, site });
    site.process.kill();
    host.server.close();
  },
});

hostedTest(
  '[CF-04] the configured script is loaded from its host, once',
  async ({ page, visit, visited }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(visited.host.origin)) asked.push(request.url());
    });
    await visit(`${visited.site.address}/`);
    await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
    await page.getByRole('link', { name: 'View All: Top Rated' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Rated');
    expect(asked).toEqual([`${visited.host.origin}/count.js`]);
  },
);

hostedTest.describe('with a host that fails', () => {
  hostedTest.use({ isHostUp: false });

  hostedTest('[CF-04] the failure is only logged', async ({ page, visit, visited, complaints }) => {
    complaints.expect(/console\.warning: The analytics script could not be loaded/);
    complaints.expect(/status of 500/);
    await visit(`${visited.site.address}/`);
    await expect.poll(() => complaints.all.length).toBeGreaterThanOrEqual(2);
    await page.getByRole('button', { name: 'Next film' }).click();
    await expect(page.getByText('2 of 5')).toHaveCount(0);
    await expect(page.locator('[aria-roledescription="slide"]:not([inert])')).toHaveAccessibleName('2 of 5');
  });
});

hostedTest('[CF-04] who asks not to be tracked is not', async ({ page, visit, visited }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(visited.host.origin)) asked.push(request.url());
  });
  await visit(`${visited.site.address}/`);
  await page.getByRole('link', { name: 'View All: Top Rated' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Top Rated');
  expect(asked).toEqual([]);
});

test('[CF-04] without a script nothing but the site itself is asked', async ({ page, visit, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) others.push(request.url());
  });
  for (const path of ['/', '/movie/11', '/search/star', '/login']) await visit(path);
  expect(others).toEqual([]);
});
