// Filters sentences: from a report that covers many things, or has little in common with the
// others, only sentences that share a telling word with the happening are used. A report about one
// thing is used as it is: its details have words of their own.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { kindOf } from '../cluster/kind';
import { readTelling, sharedTelling, sharedWith } from '../language/news/telling-terms';
import type { Candidate } from './candidates';
import { topOf } from './one-happening';
import { bareTitle } from './title';

/** The number of sentences at the top of a report that say what it is about. */
const topSentences = 2;
/** A report that shares this much with the others is about the same thing throughout. */
const strongLink = 2.5;
/**
 * A report whose headline shares this much with the others, two names or one and a word, opens on
 * the happening.
 */
const headlineLink = 1.5;

/** Removes candidates about something else, keeping the order. */
export function onSubject(
  candidates: readonly Candidate[],
  reports: readonly Article[],
  lang: Language,
): Candidate[] {
  const tops = reports.map((article) => ({
    article,
    telling: readTelling(topOf(article), lang),
    title: readTelling(bareTitle(article), lang),
  }));
  const counts = new Map<string, number>();
  for (const { telling } of tops)
    for (const term of telling.terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const titles = tops.flatMap(({ title }) => [...title.terms]);
  const isAlone = reports.length === 1;
  const subjects = new Map<Article, ReadonlySet<string>>();
  const headed = new Set<Article>();
  for (const { article, telling, title: of } of tops) {
    const shared = new Set([...telling.terms].filter((term) => (counts.get(term) ?? 0) > 1));
    const isLoose =
      kindOf(bareTitle(article)) !== 'story' ||
      (!isAlone && sharedWith(telling, shared) < strongLink);
    if (!isLoose) continue;
    // A story's opening is about its own headline, in whatever words.
    if (kindOf(bareTitle(article)) === 'story' && sharedWith(of, shared) >= headlineLink)
      headed.add(article);
    // The top of a loose report only counts where it is the only report.
    const others = [...counts.keys()].filter(
      (term) => shared.has(term) || !telling.terms.has(term),
    );
    subjects.set(article, new Set([...titles, ...(isAlone ? telling.terms : others)]));
  }
  return candidates.filter(({ article, index, text, leans }) => {
    const subject = subjects.get(article);
    if (!subject || subject.size === 0 || leans) return true;
    const isTop = isAlone ? index < topSentences : index === 0 && headed.has(article);
    return isTop || sharedTelling(text, lang, subject) > 0;
  });
}
