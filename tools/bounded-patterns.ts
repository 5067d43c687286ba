/** The patterns that may take longer than in proportion to their input, and why that input is short. */
import { faultOf, type Pattern } from './regular-expressions.ts';

export interface BoundedPattern extends Pick<Pattern, 'file' | 'source'> {
  because: string;
}

const operator = 'the operator’s own setting, read once at the start';
const ownMail = 'a mail of our own making';
const ownHash = 'the 43 characters of a hash of our own making';
const lengthFirst = 'the line asks for the length first, 254 characters at most';
const films = 'titles of the file of films, which the operator chose';
const ratings = 'titles of a file of ratings, read for a training by hand';
const draft = 'a draft of the model, cut at some thousand characters when it is read';
const message = 'a message, 1,000 characters at most';

function each(because: string, file: string, ...sources: string[]): BoundedPattern[] {
  return sources.map((source) => ({ file, source, because }));
}

const title = 'packages/catalogue/src/embedded/artwork/title-parts.ts';
const movieLens = 'apps/recommender/src/interactions/movielens/movielens-title.ts';
const grounding = 'packages/chatbot/src/llm/grounding';
const offline = 'packages/chatbot/src/offline';

export const boundedPatterns: readonly BoundedPattern[] = [
  ...each(operator, 'apps/api/src/settings.ts', String.raw`\/+$`, String.raw`^[^\r\n]+@[^\r\n]+$`),
  ...each(ownMail, 'apps/api/src/mail/mailbox-page.ts', '<head[^>]*>'),
  ...each(ownHash, 'packages/identity/src/passwords/hash-password.ts', '=+$'),
  ...each(lengthFirst, 'packages/contracts/src/email.ts', String.raw`^[^\s@]+@[^\s@]+\.[^\s@]+$`),
  ...each(
    films,
    title,
    String.raw`:\s+|\s+[-–—]\s*|\s+(?=\()|\s+(?=(?:part|chapter|episode|vol\.?|volume)\s+\S)`,
    String.raw`\s+(?:and the|in the|of the|goes|returns|rises|forever|begins|strikes|vs\.?|meets)(?:\s+|$)`,
    String.raw`\s+(?:\d+|[IVX]+)$`,
  ),
  ...each(ratings, movieLens, String.raw`\s*\((\d{4})\)\s*$`, String.raw`\s*\(([^()]*)\)`),
  ...each(
    draft,
    `${grounding}/check-words.ts`,
    String.raw`\b(?:https?|ftp|file|javascript|vbscript|data|mailto|tel)\s?:|\bwww\.|\/\/|@|\b[\p{L}\d-]{2,63}\.\p{L}{2,}|[<>{}\\|=]|[\p{L}\p{N}]_[\p{L}\p{N}]|\S{36,}|&#|&[a-z]{2,8};`,
  ),
  ...each(draft, `${grounding}/ground.ts`, String.raw`[.\s]+$`),
  ...each(
    draft,
    `${grounding}/plain-words.ts`,
    String.raw`!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?`,
    String.raw`\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])`,
    String.raw`\s+([.,;:!?…])`,
  ),
  ...each(draft, `${grounding}/sentences.ts`, String.raw`[.!?…。！？]+["'’”»)\]*_]*(?=\s|$)|[。！？]|\n+`),
  ...each(films, `${offline}/retrieval/franchises.ts`, String.raw`\([^)]*\)`),
  ...each(message, `${offline}/wishes/wish-reading-kit.ts`, String.raw`[[{](?<name>[^\]}]+)[\]}]`),
  ...each(
    films,
    `${offline}/mentions/names/film-names.ts`,
    String.raw`[:–—;]|\s-\s|\(|\)|,?\s+or[:,]?\s+(?=how\b)`,
    String.raw`\s+(?:and|&)\s+the\s+`,
  ),
];

/** `file pattern: how it grows` of each that is neither safe nor among the exceptions. */
export async function faultsOfPatterns(patterns: readonly Pattern[]): Promise<string[]> {
  const faults: string[] = [];
  const known = new Map<string, string | undefined>();
  for (const pattern of patterns) {
    const { file, source, flags } = pattern;
    if (boundedPatterns.some((bounded) => bounded.file === file && bounded.source === source)) continue;
    const key = `/${source}/${flags}`;
    if (!known.has(key)) known.set(key, await faultOf(pattern));
    const fault = known.get(key);
    if (fault !== undefined) faults.push(`${file} ${key}: ${fault}`);
  }
  return faults;
}
