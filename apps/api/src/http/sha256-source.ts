/** A text as `integrity` and, in quotes, a content security policy name it: by its hash. */
import { createHash } from 'node:crypto';

export function sha256Source(content: string | Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
