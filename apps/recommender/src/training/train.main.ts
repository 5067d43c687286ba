/** The command behind `tools/train.mjs`. */
import { SettingsFault } from '@kinora/serving/settings-fault';
import { InteractionsFault } from '../interactions/interactions.ts';
import { ModelFault } from '../model/model-fault.ts';
import { readEnvironment, readSettings } from '../settings.ts';
import { runTraining } from './train-command.ts';
import { readTrainWords, type TrainWords, usage, WordsFault } from './train-words.ts';

const exitCodes = { done: 0, fault: 1, usage: 2 } as const;

const words = readWords();
if (words.help) endWith(process.stdout, usage, exitCodes.done);
try {
  await runTraining({
    words,
    settings: readSettings(readEnvironment()),
    say: (line) => process.stdout.write(`${line}\n`),
    now: new Date(),
  });
} catch (thrown) {
  endWith(process.stderr, `Nothing was written: ${reasonOf(thrown)}`, exitCodes.fault);
}

function readWords(): TrainWords {
  try {
    return readTrainWords(process.argv.slice(2));
  } catch (thrown) {
    if (!(thrown instanceof WordsFault)) throw thrown;
    endWith(process.stderr, `${thrown.message}\n\n${usage}`, exitCodes.usage);
  }
}

/** A fault that can be named is; a bug keeps its stack. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) throw thrown;
  const isNamed =
    thrown instanceof InteractionsFault ||
    thrown instanceof ModelFault ||
    thrown instanceof SettingsFault ||
    'syscall' in thrown ||
    thrown.message.startsWith('The catalogue file');
  if (!isNamed) throw thrown;
  return thrown.message;
}

function endWith(stream: NodeJS.WriteStream, line: string, exitCode: number): never {
  stream.write(`${line}\n`);
  process.exit(exitCode);
}
