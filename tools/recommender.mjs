/**
 * Keeps the recommendation service running beside the site. Runs on any Node from 20 on and imports only what Node has
 * built in, as `prepare.mjs` does.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, spawnServer } from './prepare.mjs';

/** The exit code for a bad configuration, of which another start would make nothing better. */
const badSettings = 78;

/** Milliseconds between an end and the next start; twice as many each time, until it has run for a while. */
const pauses = { first: 1_000, longest: 30_000, forgottenAfter: 60_000 };

/** Starts the service with these arguments of Node, unless RECOMMENDER_URL names one that runs elsewhere. */
export function keepRecommender(args) {
  if (isElsewhere()) return { stop: () => Promise.resolve() };
  let child;
  let timer;
  let isStopping = false;
  let hasEndedBefore = false;
  let pause = pauses.first;

  function start() {
    const startedAt = Date.now();
    child = spawnServer(args);
    child.on('error', (error) => ended(startedAt, error.message));
    child.on('exit', (code, signal) => ended(startedAt, signal ?? code));
  }

  function ended(startedAt, how) {
    child = undefined;
    if (isStopping) return;
    if (how === badSettings) {
      console.error('The recommendation service is not started; the site runs without recommendations.');
      return;
    }
    if (!hasEndedBefore)
      console.error(`The recommendation service ended (${how}); the site goes on while it is started again.`);
    hasEndedBefore = true;
    if (Date.now() - startedAt > pauses.forgottenAfter) pause = pauses.first;
    timer = setTimeout(start, pause);
    pause = Math.min(2 * pause, pauses.longest);
  }

  function handOn(signal) {
    isStopping = true;
    clearTimeout(timer);
    child?.kill(signal);
  }

  process.on('SIGINT', handOn);
  process.on('SIGTERM', handOn);
  start();

  return {
    /** Resolves once it is gone. */
    async stop() {
      if (!isStopping) handOn('SIGTERM');
      if (child) await new Promise((gone) => child.once('exit', gone));
    },
  };
}

/** As the settings are read: a variable of the environment wins over the file, and a blank one is not set. */
function isElsewhere() {
  const file = join(root, '.env');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const inFile = /^\s*(?:export\s+)?RECOMMENDER_URL\s*=([^#\n]*)/m.exec(written)?.[1] ?? '';
  const address = process.env.RECOMMENDER_URL ?? inFile;
  return address.replace(/["'`\s]/g, '') !== '';
}
