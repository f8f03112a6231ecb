// Loads the report of a day for its page. Protects: the page always renders; where the service
// fails, the browser asks again.
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { DailyReport } from '@/lib/contract';
import { dayName } from '@/lib/contract/daily-report';
import type { Deployment } from '@/lib/deployments';
import { openGraphLocales, toTag, type Language } from '@/lib/model/text/languages';
import { answered } from './detail';
import { readPageRequest } from './page-call';

export type DayStart = { report: DailyReport | undefined; days: readonly string[] };

/**
 * The day that an address names; undefined where that is no date, which means the newest report.
 */
export function dayOf(date: string | string[] | undefined): string | undefined {
  return dayName.safeParse([date].flat()[0]).data;
}

/** Undefined where the service fails; without `report` where there is none of that day. */
export const readDay = cache(
  async (date: string | undefined, language: Language): Promise<DayStart | undefined> => {
    const { call } = await readPageRequest(await headers());
    const answer = await answered(call('GetDailyReport', { date, lang: language }));
    // A day without a report still says which days have one.
    if (!answer) return undefined;
    return { report: answer.data ?? undefined, days: answer.days };
  },
);

/** The page's own address, its feed, and its link preview. */
export function dayLinks(
  { deployment, origin }: { deployment: Deployment; origin: string },
  language: Language,
  { day, title }: { day: string | undefined; title: string },
): Pick<Metadata, 'alternates' | 'openGraph'> {
  const canonical = `${origin}/m/day${day ? `?date=${day}` : ''}`;
  const atom = `${origin}/day.atom?lang=${toTag(language)}`;
  return {
    alternates: {
      canonical,
      types: deployment.signInToRead ? undefined : { 'application/atom+xml': atom },
    },
    openGraph: {
      ...{ title, url: canonical, type: 'website', locale: openGraphLocales[language] },
      siteName: deployment.brand[language],
    },
  };
}
