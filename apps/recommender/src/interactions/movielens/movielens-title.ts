/** MovieLens's titles: `Night Ferry, The (Bac de nuit, Le) (1997)` is The Night Ferry or Le Bac de nuit, of 1997. */
export interface MovieLensTitle {
  /** The title as it is spoken, without year and brackets. */
  title: string;
  year: number | null;
  /** Every way to write it, the title among them. */
  names: readonly string[];
}

const yearAtEnd = /\s*\((\d{4})\)\s*$/;
const brackets = /\s*\(([^()]*)\)/g;
const articleAtEnd =
  /^(.*), (The|A|An|La|Le|Les|L'|Il|Lo|Gli|I|El|Los|Las|Un|Une|Una|Der|Die|Das|Ein|Eine|Den|Det|De|Het|O|Os|As)$/i;

export function readTitle(text: string): MovieLensTitle {
  const year = yearAtEnd.exec(text)?.[1];
  const named = text.replace(yearAtEnd, '');
  const title = withArticleFirst(named.replace(brackets, '').trim());
  const others = [...named.matchAll(brackets)].map(([, inside = '']) =>
    inside.replace(/^a\.?k\.?a\.?\s+/i, ''),
  );
  return {
    title,
    year: year === undefined ? null : Number(year),
    names: [title, ...others.map((other) => withArticleFirst(other.trim()))].filter((name) => name !== ''),
  };
}

function withArticleFirst(title: string): string {
  const found = articleAtEnd.exec(title);
  if (!found) return title;
  const [, rest = '', article = ''] = found;
  return article.endsWith("'") ? `${article}${rest}` : `${article} ${rest}`;
}

/** The letters and digits of a title, so that two ways to write it are equal. */
export function plainTitle(title: string): string {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}
