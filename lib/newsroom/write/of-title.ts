// Of routine reports that resemble each other, such as two hosts receiving one guest, an article
// only uses those that its headline is about. Protects: one host's words are never under a headline
// about the other, even in events that were joined before such reports were distinguished.
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
 * The reports about another meeting, company, market or day than the title. A title without a
 * routine belongs to the routine whose actor it names, as when it quotes a host; where it names
 * none, no report is about another.
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
