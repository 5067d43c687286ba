/** `npm run train [-- options]`: learns from the site's users, or from a file, and writes the model of the recommendations. */
import { parseArgs } from 'node:util';
import { ensureInstalledAtAll, run } from './prepare.mjs';
import { wordsOfCaller } from './words-of-caller.mjs';

/** Words that leave the site's database out of it: another source, a question, or words that the command will refuse. */
const apart = ['--interactions', '--movielens', '--help', '-h'];

ensureInstalledAtAll();
// `--out=FILE` is `--out FILE`, whose file is seen from where it was typed.
process.argv.splice(2, Infinity, ...process.argv.slice(2).flatMap(splitAtSign));
const words = wordsOfCaller();
if (isOfSite()) {
  const code = await run(['apps/api/src/interactions/export-interactions.main.ts']);
  if (code !== 0) process.exit(code);
}
process.exit(await run(['apps/recommender/src/training/train.main.ts', ...words]));

function splitAtSign(word) {
  const at = word.indexOf('=');
  return word.startsWith('--') && at > 0 ? [word.slice(0, at), word.slice(at + 1)] : [word];
}

function isOfSite() {
  if (words.some((word) => apart.includes(word))) return false;
  try {
    parseArgs({ args: words, options: { out: { type: 'string' }, 'every-film': { type: 'boolean' } } });
    return true;
  } catch {
    // The training command says what is wrong with them.
    return false;
  }
}
