/** The cells of one line of comma-separated values; a cell in quotes may hold commas and doubled quotes (RFC 4180). */
export function readCsvLine(line: string): string[] {
  if (!line.includes('"')) return line.split(',');
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    if (sign === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += sign;
      at += 1;
    } else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === ',' && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return [...cells, cell];
}
