/** `npm run eval:...`: installs what is missing and runs one measurement of `eval/` with its own arguments. */
import { compileCache, ensureInstalled, fail, run } from './prepare.mjs';

const [script, ...words] = process.argv.slice(2);
if (!script) fail('Say which script of eval/ is to run.');
ensureInstalled();
process.exit(await run([`eval/${script}`, ...words], compileCache));
