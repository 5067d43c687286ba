/** Bodies that come with a good status and cannot be used. Each is made of the good one. */

export interface BadBytes {
  bytes: string | Buffer;
  /** Those of JSON where there are none. */
  headers?: Record<string, string>;
}

const wrongTypes: Record<string, unknown> = {
  id: 'eleven',
  page: 'one',
  results: { 0: 'a film' },
  cast: 'everybody',
  genres: 7,
};

function text(body: object): string {
  return JSON.stringify(body);
}

/** Puts something else in place of each field that `replace` knows. */
function replaced(body: object, replace: (name: string, value: unknown) => unknown): string {
  return text(Object.fromEntries(Object.entries(body).map(([name, value]) => [name, replace(name, value)])));
}

const badBodies = {
  empty: () => ({ bytes: '' }),
  blank: () => ({ bytes: ' \n' }),
  null: () => ({ bytes: 'null' }),
  word: () => ({ bytes: '"ok"' }),
  list: (good) => ({ bytes: `[${text(good)}]` }),
  truncated: (good) => ({ bytes: text(good).slice(0, -20) }),
  twice: (good) => ({ bytes: text(good).repeat(2) }),
  'wrong-types': (good) => ({ bytes: replaced(good, (name, value) => wrongTypes[name] ?? value) }),
  'null-arrays': (good) => ({
    bytes: replaced(good, (_name, value) => (Array.isArray(value) ? null : value)),
  }),
  'null-items': (good) => ({
    bytes: replaced(good, (_name, value) => (Array.isArray(value) ? [null, ...value] : value)),
  }),
  'wrong-items': (good) => ({
    bytes: replaced(good, (_name, value) => (Array.isArray(value) ? [{ id: {} }] : value)),
  }),
  /** Usable where nothing is read by these names. JSON.parse makes plain fields of them, a careless copy does not. */
  'hostile-keys': (good) => ({
    bytes: `${text(good).slice(0, -1)},"constructor":{"prototype":{"poisoned":true}},"__proto__":{"poisoned":true}}`,
  }),
  deep: (good) => ({
    bytes: `${text(good).slice(0, -1)},"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
  }),
  /** Not so deep that a parser would stumble over it by itself. */
  'rather-deep': (good) => ({
    bytes: `${text(good).slice(0, -1)},"x":${'['.repeat(1_000)}${']'.repeat(1_000)}}`,
  }),
  'deep-objects': (good) => ({
    bytes: `${text(good).slice(0, -1)},"x":${'{"x":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
  }),
  /** Bytes that are no UTF-8, inside of a string. */
  'not-utf-8': (good) => ({
    bytes: Buffer.concat([
      Buffer.from(`${text(good).slice(0, -1)},"x":"`),
      Buffer.from([0xc3, 0x28, 0xff, 0xfe]),
      Buffer.from('"}'),
    ]),
  }),
  'utf-16': (good) => ({
    bytes: Buffer.from(text(good), 'utf16le'),
    headers: { 'content-type': 'application/json; charset=utf-16le' },
  }),
  'not-gzip': (good) => ({
    bytes: text(good),
    headers: { 'content-type': 'application/json;charset=utf-8', 'content-encoding': 'gzip' },
  }),
  /** Announces more than it sends. */
  short: (good) => ({
    bytes: text(good).slice(0, -20),
    headers: {
      'content-type': 'application/json;charset=utf-8',
      'content-length': String(Buffer.byteLength(text(good))),
      connection: 'close',
    },
  }),
} satisfies Record<string, (good: object) => BadBytes>;

export type BadBody = keyof typeof badBodies;

/** A body of that kind in place of the good one. */
export function makeBadBody(kind: BadBody, good: object): BadBytes {
  return badBodies[kind](good);
}

export const badBodyKinds = Object.keys(badBodies) as readonly BadBody[]; // it has no other keys
