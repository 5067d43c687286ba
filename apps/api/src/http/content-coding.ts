/** Which form of a body the caller can read best. */
export type ContentCoding = 'br' | 'gzip' | 'identity';

/** In the order in which we like to send them. */
const offered = ['br', 'gzip'] as const;

/** The coding with the highest weight in an `Accept-Encoding` header; brotli before gzip where they are equal. */
export function chooseCoding(header: string | undefined): ContentCoding {
  if (!header) return 'identity';
  const weights = readWeights(header);
  let best: ContentCoding = 'identity';
  // A caller that does not name `identity` prefers any coding that it does name.
  let bestWeight = weights.get('identity') ?? 0;
  for (const coding of offered) {
    const weight = weights.get(coding) ?? weights.get('*') ?? 0;
    if (weight > bestWeight || (weight === bestWeight && weight > 0 && best === 'identity')) {
      best = coding;
      bestWeight = weight;
    }
  }
  return best;
}

function readWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.split(',')) {
    const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    weights.set(coding, Number.parseFloat(weight) || 0);
  }
  return weights;
}
