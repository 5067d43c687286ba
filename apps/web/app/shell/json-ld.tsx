/** Structured data for search engines: a block of data, not a script that runs. */

/**
 * JSON that cannot end the element that it stands in. Half of a character becomes the sign that the document's own bytes
 * have in its place: the browser would else see another text than the one that was rendered, and render it all anew.
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(escape, (written, half?: string) => (half === undefined ? written : '\\ufffd'))
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/** One escape of JSON. Only what is half of a character is written as a `\\ud…`. */
const escape = /\\(?:u(d[89a-f][\da-f]{2})|.)/g;

export function JsonLd({ value }: { value: Record<string, unknown> }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(value) }} />;
}
