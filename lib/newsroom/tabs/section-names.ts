// The sections that an item names, normalized for lookup.
import { notOfHosts } from '../language/news/sections';
import { fold } from '../language/segment';

/** "Arts & Entertainment" → `arts-entertainment`, "/world news/" → `world-news`. */
export const sectionName = (text: string) =>
  fold(text)
    .replace(/[’']s?\b/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** A last part of an address with this many words is a headline, not a section. */
const slugWords = 4;

/** The sections in an address, widest first: those of its host name, then of its path. */
export function addressSections(url: string): string[] {
  if (!URL.canParse(url)) return [];
  const { hostname, pathname } = new URL(url);
  const path = pathname
    .split('/')
    .filter(Boolean)
    .map((part) => {
      try {
        return decodeURIComponent(part);
      } catch {
        return part;
      }
    });
  // "https://example.org/news_sports/title": the last part is the page itself.
  const inner = path
    .slice(0, -1)
    .filter((part) => part.split(/[-_]/).length <= slugWords && !/^\d+$/.test(part));
  const [host = ''] = hostname.replace(/^www\./, '').split('.');
  const labels = hostname.split('.').length > 2 && !notOfHosts.has(host) ? [host] : [];
  return [...labels, ...inner];
}
