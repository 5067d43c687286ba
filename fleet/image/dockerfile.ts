/** Reads a Dockerfile, as far as ours goes: its stages, and the instructions of each in their order. */

export interface Instruction {
  /** In capitals, like `RUN`. */
  name: string;
  /** Everything behind the name; continued lines are joined. */
  words: string;
}

export interface Stage {
  image: string;
  /** By which later stages copy from it. */
  alias: string | undefined;
  instructions: readonly Instruction[];
}

export function readDockerfile(text: string): Stage[] {
  const stages: (Stage & { instructions: Instruction[] })[] = [];
  for (const instruction of readInstructions(text)) {
    if (instruction.name !== 'FROM') {
      stages.at(-1)?.instructions.push(instruction);
      continue;
    }
    const [image = '', , alias] = instruction.words.split(/\s+/);
    stages.push({ image, alias, instructions: [] });
  }
  return stages;
}

function readInstructions(text: string): Instruction[] {
  return text
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name = ''] = line.split(/\s/, 1);
      return { name: name.toUpperCase(), words: line.slice(name.length).trim() };
    });
}

/** `KEY=value` pairs of an ENV instruction without quotation marks. */
export function readVariables(words: string): Record<string, string> {
  return Object.fromEntries(
    words.split(/\s+/).map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), pair.slice(at + 1)];
    }),
  );
}
