/** Reads the word tables: 'what: phrase, phrase' a line; an indented line goes on with the one before. */

export interface TableRow {
  key: string;
  phrases: string[];
}

export function splitPhrases(list: string): string[] {
  return list.split(',').map((phrase) => phrase.trim());
}

export function readTable(table: string): TableRow[] {
  const lines = table
    .replaceAll('\n  ', ' ')
    .split('\n')
    .filter((line) => line.includes(':'));
  return lines.map((line) => {
    const end = line.indexOf(': ');
    return { key: line.slice(0, end), phrases: splitPhrases(line.slice(end + 1)) };
  });
}
