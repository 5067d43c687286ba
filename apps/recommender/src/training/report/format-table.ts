/** Sets cells in columns: the first to the left, numbers to the right. */
export function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  const lines = all.map((row) =>
    widths
      .map((width, column) =>
        column === 0 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
      )
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return lines.join('\n');
}

/** The same as Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [
    markdownRow(head),
    markdownRow(head.map((_, column) => (column === 0 ? '---' : '---:'))),
    ...rows.map(markdownRow),
  ].join('\n');
}

function markdownRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}
