/** For tests: every element closed in order, every attribute quoted and given once, no bare ampersand. */

const element = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/gu;
const forbidden = /[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/u;

/** What keeps a text from being well-formed SVG, if anything does. */
export function complaintAbout(svg: string): string | undefined {
  const open: string[] = [];
  for (const [whole, closes, name = '', attributes = '', empty] of svg.matchAll(element)) {
    const given = [...attributes.matchAll(/\s([\w:-]+)=/gu)].map(([, attribute]) => attribute);
    if (new Set(given).size !== given.length) return `an attribute twice: ${whole}`;
    if (closes && open.pop() !== name) return `closes another element: ${whole}`;
    if (!closes && !empty) open.push(name);
  }
  if (open.length > 0) return `not closed: ${open.join(', ')}`;
  if (!svg.startsWith('<svg ') || !svg.endsWith('</svg>')) return 'not an SVG document';
  if (/[<>]/u.test(svg.replace(element, ''))) return 'a bare bracket';
  if (/&(?!(?:amp|lt|gt|quot|#39);)/u.test(svg)) return 'a bare ampersand';
  return forbidden.test(svg) || !svg.isWellFormed() ? 'a character that XML does not allow' : undefined;
}
