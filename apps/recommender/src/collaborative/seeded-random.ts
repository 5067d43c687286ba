/** Chance that can be repeated: SplitMix32, 0 up to but not including 1. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let bits = state ^ (state >>> 16);
    bits = Math.imul(bits, 0x21f0aaad);
    bits ^= bits >>> 15;
    bits = Math.imul(bits, 0x735a2d97);
    return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
  };
}
