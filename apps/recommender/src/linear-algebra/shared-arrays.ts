/** Arrays in memory that threads share; new ones hold zeros. */

export function sharedFloats(length: number): Float32Array {
  return new Float32Array(new SharedArrayBuffer(length * Float32Array.BYTES_PER_ELEMENT));
}

export function sharedDoubles(length: number): Float64Array {
  return new Float64Array(new SharedArrayBuffer(length * Float64Array.BYTES_PER_ELEMENT));
}

function sharedNumbers(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));
}

/** `numbers` themselves where they are shared already, else a shared copy. */
export function shareNumbers(numbers: Uint32Array): Uint32Array {
  if (numbers.buffer instanceof SharedArrayBuffer) return numbers;
  const shared = sharedNumbers(numbers.length);
  shared.set(numbers);
  return shared;
}

/** As `shareNumbers`. */
export function shareFloats(floats: Float32Array): Float32Array {
  if (floats.buffer instanceof SharedArrayBuffer) return floats;
  const shared = sharedFloats(floats.length);
  shared.set(floats);
  return shared;
}
