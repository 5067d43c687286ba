/** JSON from elsewhere, read so that neither its depth nor its names can harm. */

/** Throws where the text is not JSON, or is nested deeper than that; a `__proto__` is left out wherever it stands. */
export function readJson(text: string, mostDepth: number): unknown {
  if (isDeeperThan(mostDepth, text)) throw new Error('it is nested too deep');
  const value: unknown = JSON.parse(text);
  // JSON may write the name with escapes, so the text alone cannot say that it is not there.
  dropPrototypes(value);
  return value;
}

/** To be asked before text is parsed: five megabytes of opening brackets would take a hundred times that. */
export function isDeeperThan(mostDepth: number, text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      if (depth > mostDepth) return true;
    }
  }
  return false;
}

/** The place of the quote that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length;
}

function dropPrototypes(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) Reflect.deleteProperty(value, '__proto__');
  for (const inner of Object.values(value)) dropPrototypes(inner);
}
