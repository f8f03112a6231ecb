// What a question takes over from those before it. Protects that a question of its own never inherits
// ("Radiohead?" after Thames Water), that "and in China?" does, and that what was asked in one article
// is not gone on with in another.
import { asks, goesOn, standsForEarlier } from '../language/questions/asking';
import type { StoredTurn } from '../store/contract/store';
import type { Language } from '@/lib/model/text/languages';

/** The turns of the conversation that belong to the same article, or to the list; newest first. */
export function turnsOfPlace(
  earlier: readonly StoredTurn[],
  eventId: string | undefined,
): StoredTurn[] {
  return earlier.filter((turn) => turn.event_id === eventId);
}

/** Whether a question needs the one before it to be understood; `terms` are what it names itself. */
export function isContinuation(text: string, lang: Language, terms: number): boolean {
  if (goesOn(text, lang)) return terms <= 3;
  return terms === 0 && (standsForEarlier(text, lang) || asks('onlyAsks', text));
}
