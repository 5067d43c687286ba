/** The addresses that a search engine should know, as site map documents. */
import { genres } from '@kinora/contracts/genres';
import { movieLists } from '@kinora/contracts/movie-lists';

/** The most that one document may hold, by the protocol of sitemaps.org. */
const mostAddresses = 50_000;

export function siteAddresses(publicUrl: string, movieIds: readonly number[]): string[] {
  return [
    '/',
    '/chatbot',
    ...movieLists.map((list) => `/content/${list}`),
    ...genres.map((genre) => `/genre/${genre.id}`),
    ...movieIds.map((id) => `/movie/${id}`),
  ].map((path) => publicUrl + path);
}

/** One document where everything fits, else an index first and the parts after it. */
export function siteMapDocuments(publicUrl: string, addresses: readonly string[]): string[] {
  const parts: string[] = [];
  for (let start = 0; start < addresses.length; start += mostAddresses) {
    parts.push(wrap('urlset', 'url', addresses.slice(start, start + mostAddresses)));
  }
  if (parts.length <= 1) return parts;
  const index = parts.map((_part, position) => `${publicUrl}/sitemap-${position + 1}.xml`);
  return [wrap('sitemapindex', 'sitemap', index), ...parts];
}

function wrap(root: string, item: string, addresses: readonly string[]): string {
  const lines = addresses.map((address) => `<${item}><loc>${escapeXml(address)}</loc></${item}>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

function escapeXml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&apos;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
