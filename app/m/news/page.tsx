import type { Metadata } from 'next';
import { requestLanguage } from '@/lib/i18n';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { tabKey } from '@/lib/contract/fields';
import { readSite } from '@/lib/server/pages/pages';
import { feedLinks } from '@/lib/server/share/feed-links';

type Props = { searchParams: Promise<{ tab?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ tab }, site, language] = await Promise.all([
    searchParams,
    readSite(),
    requestLanguage(),
  ]);
  const known = tabKey.safeParse(tab).data ?? defaultTabKey;
  return feedLinks({ ...site, language }, { tab: known });
}

/** The list alone, which the layout renders. */
export default function NewsPage() {
  return null;
}
