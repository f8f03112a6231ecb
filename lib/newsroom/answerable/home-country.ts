// Whether a report is of a country that it does not name because its paper writes there. Protects that
// what a paper of Manila tells of the school year is an answer on the Philippines.
import { countriesIn } from '../language/meanings/countries-in';
import { isHostOf } from '../language/news/zone-of-host';
import type { Passage } from '../evidence/passages';
import type { StoredEvent } from '../types';
import type { Term } from './question';

const hostOf = (link: string) => (URL.canParse(link) ? new URL(link).hostname : '');

/**
 * How surely a report is of a country at home, 1 or 0: one of its papers has its address there, and it
 * names no country, which it would be on as well.
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
