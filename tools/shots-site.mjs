// The site that `npm run shots` looks at, with its recommendations, on rows of its own.
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureSiteIsBuilt, node24, root } from './prepare.mjs';

export async function startSite() {
  await ensureSiteIsBuilt();
  const address = 'http://localhost:4390';
  const recommender = 'http://localhost:4391';
  const settings = {
    PORT: '4390',
    PUBLIC_URL: address,
    RECOMMENDER_PORT: '4391',
    RECOMMENDER_URL: recommender,
    LOG_LEVEL: 'error',
    DATA_DIR: mkdtempSync(join(tmpdir(), 'kinora-shots-')),
  };
  const processes = ['apps/recommender/src/main.ts', 'apps/api/src/main.ts'].map((script) =>
    spawn(node24, [script], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...settings },
    }),
  );
  try {
    await waitUntilServing(`${recommender}/readyz`);
    await waitUntilServing(`${address}/robots.txt`);
    return { address, processes };
  } catch (cause) {
    for (const started of processes) started.kill();
    throw cause;
  }
}

async function waitUntilServing(url) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isServing = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isServing) return;
    await new Promise((settle) => setTimeout(settle, 200));
  }
  throw new Error(`Nothing answers at ${url}`);
}
