/** Where in a message something stands in quotation marks of any kind. */
export interface QuotedPart {
  /** Offsets of what is between the marks, in UTF-16 units. */
  start: number;
  end: number;
}

/** Every opening mark with the marks that may close it; the stars and strokes are those of chat programs. */
const closers: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '"': '"”“',
    '“': '”"“',
    '”': '”',
    '„': '“”"',
    '«': '»',
    '»': '«',
    '‹': '›',
    '›': '‹',
    '「': '」',
    '『': '』',
    '《': '》',
    '〈': '〉',
    '＂': '＂',
    "'": "'’",
    '‘': "’'",
    '’': '’',
    '`': "`'´",
    '*': '*',
    _: '_',
  }),
);

const longestQuote = 120;
const wordSign = /[\p{L}\p{N}\p{M}]/u;
const space = /\s/u;
/** Marks of scripts without spaces stand close to the words around them. */
const bracketLike = /[「『《〈]/u;

function canOpen(message: string, at: number): boolean {
  if (bracketLike.test(message.charAt(at))) return true;
  const next = message.charAt(at + 1);
  return !wordSign.test(message.charAt(at - 1)) && next !== '' && !space.test(next);
}

function canClose(message: string, at: number, opener: string): boolean {
  if (bracketLike.test(opener)) return true;
  return !space.test(message.charAt(at - 1)) && !wordSign.test(message.charAt(at + 1));
}

function findEnd(message: string, start: number, opener: string): number | undefined {
  const marks = closers.get(opener) ?? '';
  const last = Math.min(message.length, start + longestQuote);
  for (let at = start + 1; at < last; at += 1) {
    if (marks.includes(message.charAt(at)) && canClose(message, at, opener)) return at;
  }
  return undefined;
}

/** From left to right, none within another; a mark without its fellow quotes nothing. */
export function findQuotes(message: string): QuotedPart[] {
  const found: QuotedPart[] = [];
  for (let at = 0; at < message.length; at += 1) {
    const sign = message.charAt(at);
    if (!closers.has(sign) || !canOpen(message, at)) continue;
    const end = findEnd(message, at + 1, sign);
    if (end === undefined) continue;
    found.push({ start: at + 1, end });
    at = end;
  }
  return found;
}
