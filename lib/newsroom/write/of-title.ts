// Of reports that come alike, such as two who receive one guest, an article tells those of its headline.
// Protects: what one host said never stands under a headline about the other, also in events that were
// joined before anything told such reports apart.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { headlineOf } from '../cluster/profile';
import { areApart, routineOf } from '../cluster/routine';
import { newestTime, releasedAt } from './report-times';
import { bareTitle } from './title';

function readHeadline(title: string, published_at: number, lang: Language) {
  const headline = headlineOf(title);
  return { entry: { headline, published_at }, routine: routineOf({ headline, lang }) };
}

/**
 * The reports that are of another meeting, firm, market or day than the title. A title of no routine
 * is of the routine whose actor it names, as one that quotes a host; where it names none, no report is
 * of another.
 */
export function besidesTitle(
  reports: readonly Article[],
  title: string,
  lang: Language,
): Set<Article> {
  const bearer = reports.find((article) => bareTitle(article) === title);
  const time = bearer ? releasedAt(bearer) : (newestTime(reports) ?? 0);
  const head = readHeadline(title, time, lang);
  const told = reports.map((article) => ({
    article,
    read: readHeadline(bareTitle(article), releasedAt(article), lang),
  }));
  const acts = ({ routine }: (typeof told)[number]['read']) =>
    routine?.who !== undefined && head.entry.headline.includes(routine.who);
  const meant = head.routine ? [head] : told.flatMap(({ read }) => (acts(read) ? [read] : []));
  if (meant.length === 0) return new Set();
  return new Set(
    told.flatMap(({ article, read }) =>
      meant.every((one) => areApart(one, read)) ? [article] : [],
    ),
  );
}
