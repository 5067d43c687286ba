/** What a log may tell of something thrown. Messages and properties of errors quote what people wrote; this does not. */

export interface ToldError {
  type: string;
  message: string;
  /** Where it was thrown, without the message that V8 puts before it. */
  stack: string;
  cause?: ToldError;
  errors?: ToldError[];
  /** What libraries add, like a code or the name of a table. */
  [fact: string]: unknown;
}

/** Properties that hold words of ours, of Node or of the database, never of a visitor. */
const facts =
  'code errno syscall path address port status statusCode errcode severity schema table column constraint routine'.split(
    ' ',
  );

/** Opening and closing marks around what somebody wrote. */
const marks = ['""', "''", '``', '“”', '‘’', '<>'];
const longestMessage = 300;
const deepestCause = 4;
const mostErrors = 4;
/** A word this long is a token, an id or an address. */
const longestWord = 23;

export function tellError(thrown: unknown, depth = 0): ToldError {
  if (!(thrown instanceof Error))
    return { type: thrown === null ? 'null' : typeof thrown, message: '…', stack: '' };
  const { cause } = thrown;
  const name = textOf(thrown.name);
  const message = textOf(thrown.message);
  return {
    type: name === '' || name.toLowerCase() === 'error' ? thrown.constructor.name : name,
    message: tellMessage(name, message),
    ...tellFacts(thrown),
    stack: tellFrames(textOf(thrown.stack), message),
    ...(cause !== undefined && depth < deepestCause && { cause: tellError(cause, depth + 1) }),
    ...(thrown instanceof AggregateError &&
      depth < deepestCause && {
        errors: thrown.errors.slice(0, mostErrors).map((each) => tellError(each, depth + 1)),
      }),
  };
}

/** Libraries overwrite what an error says of itself, and not always with text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function tellFacts(thrown: Error): Record<string, string | number> {
  const told: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(thrown)) {
    if (!facts.includes(name)) continue;
    if (typeof value === 'number') told[name] = value;
    if (typeof value === 'string') told[name] = value.slice(0, longestMessage);
  }
  return told;
}

const natives = new Set(['TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError']);
/** Their sentences in which only names of the code stand. All others may name a property by what somebody wrote. */
const harmless = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '[\w$]{1,40}'\)$/,
  /^[\w$.]{1,80} is not (?:a function|a constructor|iterable|defined)$/,
  /^(?:fetch failed|terminated|Invalid URL|Invalid time value|Maximum call stack size exceeded)$/,
];

function tellMessage(name: string, message: string): string {
  if (natives.has(name)) return harmless.some((sentence) => sentence.test(message)) ? message : '…';
  const cut = message.slice(0, longestMessage);
  const unquoted = marks.reduce(hideBetween, cut);
  return unquoted
    .split(/\s+/)
    .map((word) => (word.length > longestWord || word.includes('@') ? '…' : word))
    .join(' ');
}

/** From the first mark to the last, or to the end, whatever stands between: quotes may hold quotes. */
function hideBetween(text: string, [opening = '', closing = '']: string): string {
  const first = text.indexOf(opening);
  if (first === -1) return text;
  const last = text.lastIndexOf(closing);
  return `${text.slice(0, first)}…${last > first ? text.slice(last + 1) : ''}`;
}

function tellFrames(stack: string, message: string): string {
  const start = stack.indexOf(message) === -1 ? 0 : stack.indexOf(message) + message.length;
  const lines = stack.slice(start).split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .join('\n');
}
