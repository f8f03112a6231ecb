// The gate for sentences: of a report that tells many things, or has little in common with the others,
// only what shares a telling word with the happening enters. A report of one thing is told as it is:
// its details have words of their own.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { kindOf } from '../cluster/kind';
import { readTelling, sharedTelling, sharedWith } from '../language/news/telling-terms';
import type { Candidate } from './candidates';
import { topOf } from './one-happening';
import { bareTitle } from './title';

/** The sentences at the top of a report, which say what it is about. */
const topSentences = 2;
/** Who shares so much with the others tells the same thing throughout. */
const strongLink = 2.5;
/** Whose headline shares so much with the others, two names or one and a word, opens on the happening. */
const headlineLink = 1.5;

/** The candidates without those that are about something else; order stays. */
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
    // What a story opens with is about its own headline, whatever words it has for that.
    if (kindOf(bareTitle(article)) === 'story' && sharedWith(of, shared) >= headlineLink)
      headed.add(article);
    // What a loose report says at its own top counts where it is the only one.
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
