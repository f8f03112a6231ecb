// The gate for sentences: of a report that tells many things, or has little in common with the others,
// only what shares a telling word with the happening enters. A report of one thing is told as it is:
// its details have words of their own.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { kindOf } from '../cluster/kind';
import { sharedTelling, tellingTerms } from '../language/telling-terms';
import type { Candidate } from './candidates';
import { topOf } from './one-happening';
import { bareTitle } from './title';

/** The sentences at the top of a report, which say what it is about. */
const topSentences = 2;
/** Who shares so much with the others tells the same thing throughout. */
const strongLink = 2.5;

/** Whether every sentence of `article` must show that it belongs. */
function isLoose(article: Article, others: readonly Article[], lang: Language): boolean {
  if (kindOf(bareTitle(article)) !== 'story') return true;
  if (others.length === 0) return false;
  const terms = tellingTerms(others.map(topOf).join('\n'), lang);
  return sharedTelling(topOf(article), lang, terms) < strongLink;
}

/** The candidates without those that are about something else; order stays. */
export function onSubject(
  candidates: readonly Candidate[],
  reports: readonly Article[],
  lang: Language,
): Candidate[] {
  const loose = reports.filter((one) =>
    isLoose(
      one,
      reports.filter((other) => other !== one),
      lang,
    ),
  );
  const subjects = new Map(
    loose.map((one) => {
      // What a loose report says at its own top counts where it is the only one.
      const about = reports.filter((other) => other !== one || reports.length === 1);
      const text = [...reports.map(bareTitle), ...about.map(topOf)].join('\n');
      return [one, tellingTerms(text, lang)] as const;
    }),
  );
  return candidates.filter(({ article, index, text, leans }) => {
    const subject = subjects.get(article);
    if (!subject || subject.size === 0 || leans) return true;
    return (reports.length === 1 && index < topSentences) || sharedTelling(text, lang, subject) > 0;
  });
}
