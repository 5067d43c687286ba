/** The rows of the table: what is measured, what is to be reached, what was. */
export interface Row {
  measure: string;
  /** As it is to be read: '>= 90 %'. */
  reach: string;
  shipped: string;
  invented: string;
  isReached: boolean;
}

interface RowParts {
  measure: string;
  reach: { least: number } | { most: number };
  unit?: string;
  /** Null where it is not measured over that catalogue. */
  shipped: number | null;
  invented: number | null;
  digits?: number;
}

export function toRow({ measure, reach, unit = '', shipped, invented, digits = 0 }: RowParts): Row {
  const write = (figure: number | null) => (figure === null ? '–' : `${figure.toFixed(digits)}${unit}`);
  const isReached = [shipped, invented].every(
    (figure) => figure === null || ('least' in reach ? figure >= reach.least : figure <= reach.most),
  );
  const bound = 'least' in reach ? `>= ${reach.least}` : reach.most === 0 ? '0' : `<= ${reach.most}`;
  return { measure, reach: bound + unit, shipped: write(shipped), invented: write(invented), isReached };
}

export function tableCells(rows: readonly Row[]): string[][] {
  return rows.map(({ measure, reach, shipped, invented, isReached }) => [
    measure,
    reach,
    shipped,
    invented,
    isReached ? 'yes' : 'NO',
  ]);
}

export const tableHead = ['measure', 'reach', 'shipped films', 'invented films', 'reached'];
