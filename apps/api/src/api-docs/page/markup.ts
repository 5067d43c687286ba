/** Text as HTML. */
import { escapeHtml } from '@kinora/identity/mails/escape-html';

/** A sentence; what stands between backticks is code. */
export function prose(text: string): string {
  return text
    .split('`')
    .map((part, position) => (position % 2 === 1 ? code(part) : escapeHtml(part)))
    .join('');
}

export function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}

/** Every line of a JSON document, its names set apart. */
export function jsonLines(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
    .split('\n')
    .map((line) => {
      const [, space = '', name = '', rest = line] = /^( *)("[^"]*":)?(.*)$/s.exec(line) ?? [];
      return `${space}${name && `<b>${escapeHtml(name)}</b>`}${escapeHtml(rest)}`;
    })
    .join('\n');
}
