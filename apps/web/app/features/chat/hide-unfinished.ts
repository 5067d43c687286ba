/** While markdown comes in pieces, what is begun and not ended would be painted as signs, and then change. */
const signs = new Set('*_-+#>! \n'.split(''));

/** Leaves out a link that has no end yet, and signs at the very end. */
export function hideUnfinished(markdown: string): string {
  const start = markdown.lastIndexOf('[');
  const isOpen = start >= 0 && !/^[^\]]*\](\([^)]*\)|[^(])/.test(markdown.slice(start + 1));
  let end = isOpen ? start : markdown.length;
  while (end > 0 && signs.has(markdown.charAt(end - 1))) end -= 1;
  return markdown.slice(0, end);
}
