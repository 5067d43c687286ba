/** Runs a scripted endpoint for a look at the site by hand: `node packages/chatbot/src/llm/scripted-endpoint.main.ts --port 4010`. */
import { parseArgs } from 'node:util';
import { startScriptedEndpoint } from './scripted-endpoint.ts';
import { failingEndpoints } from './scripted/failing.ts';
import { goodModel, quickModel } from './scripted/good.ts';
import { injectedModel } from './scripted/lying.ts';
import type { Script } from './scripted/script.ts';

const scripts: Readonly<Record<string, Script>> = {
  good: goodModel(),
  quick: quickModel(),
  injected: injectedModel,
  ...failingEndpoints,
};

const { values } = parseArgs({
  options: { port: { type: 'string', default: '0' }, script: { type: 'string', default: 'good' } },
});
const script = scripts[values.script];
if (!script) throw new Error(`--script is one of ${Object.keys(scripts).join(', ')}`);

const { baseUrl, stop } = await startScriptedEndpoint(script, { port: Number(values.port), keeps: 0 });
process.stdout.write(`CHAT_LLM_BASE_URL=${baseUrl} CHAT_LLM_MODEL=${values.script}\n`);
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
