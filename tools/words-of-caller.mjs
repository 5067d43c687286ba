import { resolve } from 'node:path';

/** What was typed after the command, with files as seen from where it was typed; npm itself goes to the root. */
export function wordsOfCaller() {
  const folder = process.env.INIT_CWD ?? process.cwd();
  return process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(folder, word)));
}
