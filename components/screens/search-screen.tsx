'use client';
import { useTranslations } from 'next-intl';
import { PopupStack } from '@/components/popups/popup-stack';
import { TopicBar } from '@/components/topic/topic-bar';
import { Notices } from '@/components/shell/notices';
import { replaceSearch } from '@/lib/browser/history/further-pages';
import { writeSearch } from '@/lib/model/feed/search';
import { SearchView, type SearchStart } from '@/components/search/search-view';
import { useResultKeys } from '@/components/search/use-result-keys';

/** The search: its query is in the address, and the results are below. */
export function SearchScreen({ start }: { start: SearchStart }) {
  const t = useTranslations('search');
  const keys = useResultKeys();
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]" onKeyDown={keys}>
        <TopicBar to="news" />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain">
          <h1 className="mx-4 mt-1 mb-3 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          <SearchView start={start} onChange={(search) => replaceSearch(writeSearch(search))} />
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
