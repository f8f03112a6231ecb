import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DayScreen } from '@/components/screens/day-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { dayInWords } from '@/lib/model/calendar-words';
import { toTag } from '@/lib/model/text/languages';
import { dayLinks, dayOf, readDay } from '@/lib/server/pages/day';
import { readSite } from '@/lib/server/pages/pages';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const dateOf = async ({ searchParams }: Props) => dayOf((await searchParams).date);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const [t, site, start] = await Promise.all([
    getTranslations('day'),
    readSite(),
    readDay(await dateOf(props), language),
  ]);
  const day = start?.report?.day;
  const title = day ? t('titleOf', { date: dayInWords(day, toTag(language)) }) : t('title');
  return { title, robots: { index: false }, ...dayLinks(site, language, { day, title }) };
}

const namespaces = [
  ...(['common', 'errors', 'feed', 'article', 'acts', 'signIn', 'popup'] as const),
  ...(['day', 'listen'] as const),
] as const;

/** The news of a day: the report of the day in the address, else the newest. */
export default async function DayPage(props: Props) {
  const language = await requestLanguage();
  const date = await dateOf(props);
  const [start, messages] = await Promise.all([
    readDay(date, language),
    screenMessages(language, namespaces),
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <DayScreen start={{ date, first: start }} />
    </MessagesProvider>
  );
}
