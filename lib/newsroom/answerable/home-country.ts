// Whether a report is about a country that it does not name because its newspaper is published
// there. Protects: what a Manila paper reports about the school year answers a question about the
// Philippines.
import { countriesIn } from '../language/meanings/countries-in';
import { isHostOf } from '../language/news/zone-of-host';
import type { Passage } from '../evidence/passages';
import type { StoredEvent } from '../types';
import type { Term } from './question';

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname : '');

/**
 * 1 where a report is about its home country, else 0: one of its newspapers has its address there,
 * and the report names no country, as it might be about that one instead.
 */
export function atHome(
  { token, others, naming }: Term,
  { references, title }: Pick<StoredEvent, 'references' | 'title'>,
  passages: readonly Passage[],
): number {
  if (!naming) return 0;
  const names = [token, ...others.map(({ word }) => word)];
  if (!references.some(({ link }) => isHostOf(hostOf(link), names))) return 0;
  return Number([...title, ...passages].every(({ text }) => countriesIn(text).length === 0));
}
