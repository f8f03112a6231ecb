import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SearchScreen } from '@/components/screens/search-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { isSearch, readSearch } from '@/lib/model/feed/search';
import { toTag } from '@/lib/model/text/languages';
import { readSite } from '@/lib/server/pages/pages';
import { readResults } from '@/lib/server/pages/search';
import { feedLinks } from '@/lib/server/share/feed-links';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** If a field is repeated, the first one counts. */
async function searchOf({ searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) => {
    const first = [value].flat()[0];
    return first === undefined ? [] : [[name, first]];
  });
  return readSearch(new URLSearchParams(given));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [t, search] = await Promise.all([getTranslations('search'), searchOf(props)]);
  const query = search.query.trim();
  const robots = { index: false };
  if (!isSearch(search)) return { title: t('title'), robots };
  const [site, language] = await Promise.all([readSite(), requestLanguage()]);
  const links = feedLinks({ ...site, language }, { q: query });
  return { title: t('titleOf', { query }), robots, ...links };
}

const namespaces = ['common', 'errors', 'acts', 'signIn', 'popup', 'topics', 'search'] as const;

/** The search, with the results for its address already loaded. */
export default async function SearchPage(props: Props) {
  const [language, search] = await Promise.all([requestLanguage(), searchOf(props)]);
  const [first, messages] = await Promise.all([
    readResults(search),
    screenMessages(language, namespaces),
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <SearchScreen start={{ search, first }} />
    </MessagesProvider>
  );
}
