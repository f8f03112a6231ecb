// Sources count once per publisher and once per main domain: ten pages of one publisher are one
// source.
import { getDomain } from 'tldts';

/** The registrable domain of an address or host (`news.bbc.co.uk` → `bbc.co.uk`), or its host name, or ''. */
export function mainDomain(address: string): string {
  const domain = getDomain(address);
  if (domain) return domain.toLowerCase();
  try {
    return new URL(address).hostname.toLowerCase();
  } catch {
    return '';
  }
}

/** Hosts that only redirect to a publisher: their domain does not identify the author. */
const redirectHosts = new Set(['news.google.com']);

function publisherDomain(link: string): string {
  const host = URL.canParse(link) ? new URL(link).hostname : '';
  return redirectHosts.has(host) ? '' : mainDomain(link);
}

/** References without those whose publisher or main domain occurred before; order is kept. */
export function distinctSources<T extends { source?: string; link: string }>(
  references: readonly T[],
): T[] {
  const seen = new Set<string>();
  return references.filter((reference) => {
    const name = reference.source?.trim().toLowerCase();
    const domain = publisherDomain(reference.link);
    const marks = [name && `name:${name}`, domain && `domain:${domain}`].filter(
      Boolean,
    ) as string[];
    const repeats = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return !repeats;
  });
}
