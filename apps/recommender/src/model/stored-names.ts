/** Names as the bytes of a file. Hundreds of thousands of strings would take more room than all the lists of a small model. */
import { isUtf8 } from 'node:buffer';
import { ModelFault } from './model-fault.ts';
import type { FactNames } from './recommendation-model.ts';

/** Name `n` is `bytes[starts[n]]` up to `bytes[starts[n + 1]]`, in UTF-8. Throws a `ModelFault` where that cannot be. */
export function storedNames(starts: Uint32Array, bytes: Buffer): FactNames {
  const length = starts.length - 1;
  if (length < 0 || starts[0] !== 0 || starts[length] !== bytes.length || !isUtf8(bytes)) throw damaged();
  for (let fact = 0; fact < length; fact += 1) {
    const from = starts[fact] ?? 0;
    if ((starts[fact + 1] ?? 0) < from || isInsideCharacter(bytes, from)) throw damaged();
  }
  return {
    length,
    at: (fact) =>
      fact < 0 || fact >= length ? undefined : bytes.toString('utf8', starts[fact], starts[fact + 1]),
  };
}

/** In UTF-8 the bytes of a character behind its first begin with the bits 10. */
function isInsideCharacter(bytes: Buffer, at: number): boolean {
  return at < bytes.length && ((bytes[at] ?? 0) & 0xc0) === 0x80;
}

function damaged(): ModelFault {
  return new ModelFault('its names are damaged');
}
