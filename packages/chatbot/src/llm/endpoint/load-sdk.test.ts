import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const engine = new URL('../model-chatbot.ts', import.meta.url).href;

/** Imports the engine in a process of its own and says which packages that loaded. */
const watch = `
  import { registerHooks } from 'node:module';
  const loaded = [];
  registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
  await import(${JSON.stringify(engine)});
  console.log(JSON.stringify(loaded));
`;

test('[AP-12] the AI SDK is not loaded before a model is asked', () => {
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', watch], { encoding: 'utf8' });
  const loaded = JSON.parse(said) as string[];
  expect(loaded).toContain(engine);
  expect(loaded.filter((url) => /node_modules\/(?:ai|@ai-sdk)\//u.test(url))).toEqual([]);
});
