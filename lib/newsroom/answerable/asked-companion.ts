// With or against whom something is done, where a question names both: at war with, 与…合并.
// Protects: a mediator in another's conflict is not shown as if it was at war.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { asks } from '../language/questions/asking';
import { placesOf, type Place } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';
import { isOneClause } from './roles';

/** From ‘with’ to the name, which an office or another name may precede. */
const upToName = /^[^,;:.!?—–]{1,40}/u;

/** The words in which the one ‘with’ whom something is done is named; undefined without ‘with’. */
function companionAt(text: string, lang: Language, deed: Place): string | undefined {
  const { companion } = lexicons[lang].roles;
  const behind = text.slice(deed.end);
  const joined = companion?.behind?.exec(behind)?.[0];
  if (joined !== undefined) {
    const named = upToName.exec(behind.slice(joined.length))?.[0] ?? '';
    // ‘War in the strait’ names nobody.
    return /\p{Lu}/u.test(named) ? named : undefined;
  }
  return companion?.before?.exec(text.slice(0, deed.start))?.groups?.who;
}

/**
 * Whether a report tells what a yes-or-no question asks about two only with or against somebody
 * else.
 */
export function isWithOthers({ found, passages }: RankedEvent, { text, lang }: Question): boolean {
  if (!asks('yesNo', text)) return false;
  const names = found.filter(({ naming }) => naming);
  const isIn = (part: string | undefined, terms: readonly WeightedTerm[]) =>
    part !== undefined && placesOf(part, terms, lang).length > 0;
  const deeds = found.filter(
    (term) =>
      !term.naming &&
      placesOf(text, [term], lang).some((at) => isIn(companionAt(text, lang, at), names)),
  );
  if (deeds.length === 0) return false;
  const told = passages.flatMap(({ text: said, lang: of }) =>
    placesOf(said, deeds, lang).flatMap((at): boolean[] => {
      const companion = companionAt(said, of, at);
      if (companion !== undefined) return [isIn(companion, names)];
      // ‘Visited Kotor during the Veldra war’
      const { during } = lexicons[of].roles.companion ?? {};
      if (during?.test(said.slice(0, at.start))) return [false];
      // ‘War in Kotor: Veldra sends ships’ names both without ‘with’.
      const isBeside = names.every((name) =>
        placesOf(said, [name], lang).some(({ start }) =>
          isOneClause(said, Math.min(start, at.start), Math.max(start, at.start)),
        ),
      );
      return isBeside ? [true] : [];
    }),
  );
  return told.length > 0 && !told.includes(true);
}
