/** For tests: a log that is kept, and the form that every line of it has. */
import type { DestinationStream } from 'pino';
import { z } from 'zod';

const anyLine = z.looseObject({
  level: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  time: z.iso.datetime({ precision: 3 }),
  pid: z.int().positive(),
  hostname: z.string().min(1),
  requestId: z.string().min(8).optional(),
  event: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/)
    .optional(),
  msg: z.string().min(1),
});

const aboutRequest = {
  requestId: z.string().min(8),
  method: z.string().min(3),
  path: z.string().startsWith('/'),
  status: z.int().min(100).max(599),
  milliseconds: z.number().min(0),
  network: z.string().regex(/^(-|[\d.]+\.0|[0-9a-f:]*::)$/),
  code: z.string().optional(),
  user: z
    .string()
    .regex(/^[\w-]{12}$/)
    .optional(),
};

const toldError = z.strictObject({
  type: z.string(),
  message: z.string(),
  stack: z.string(),
  code: z.union([z.string(), z.number()]).optional(),
  cause: z.unknown().optional(),
});

const answered = z.strictObject({ ...anyLine.shape, ...aboutRequest });
const failed = z.strictObject({ ...anyLine.shape, requestId: z.string().min(8), err: toldError });

const forms = new Map<string, z.ZodType>([
  ['answered', answered],
  ['answered in the process', answered],
  ['request failed', failed],
]);

export interface KeptLog {
  stream: DestinationStream;
  /** Everything that was written, as it was written. */
  text(): string;
  /** Reads every line. Throws where one is not what it should be. */
  read(): z.infer<typeof anyLine>[];
}

export function keepLog(): KeptLog {
  const chunks: string[] = [];
  const text = () => chunks.join('');
  return {
    stream: { write: (chunk) => void chunks.push(chunk) },
    text,
    read: () =>
      text()
        .trimEnd()
        .split('\n')
        .map((line) => {
          const parsed = anyLine.parse(JSON.parse(line));
          forms.get(parsed.msg)?.parse(parsed);
          return parsed;
        }),
  };
}
