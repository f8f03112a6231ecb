'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { PopupStack } from '@/components/popups/popup-stack';
import { TopicBar } from '@/components/topic/topic-bar';
import { Notices } from '@/components/shell/notices';
import { replaceSearch } from '@/lib/browser/address';
import { isSearch, writeSearch, type Search } from '@/lib/model/feed/search';
import { sourcesOf, type SearchPage } from '@/lib/model/feed/search-page';
import { ownReaderAtom } from '@/lib/state/page/reader';
import {
  forgetSearchesAtom,
  keepSearchAtom,
  loadSearchesAtom,
  recentSearchesAtom,
} from '@/lib/state/search/recent';
import { useSearch } from '@/lib/state/search/search';
import { FollowSearch } from '@/components/search/follow-search';
import { RecentSearches } from '@/components/search/recent-searches';
import { SearchField } from '@/components/search/search-field';
import { SearchFilters } from '@/components/search/search-filters';
import { SearchResults } from '@/components/search/search-results';
import { useResultKeys } from '@/components/search/use-result-keys';

export type SearchStart = { search: Search; first?: SearchPage };

/** Publishers that a list of choices holds before it is a list to search in itself. */
const sourcesOffered = 30;

/** The search: what is typed is the address, and what it finds stands below it. */
export function SearchScreen({ start }: { start: SearchStart }) {
  const t = useTranslations('search');
  const [search, setSearch] = useState(start.search);
  const found = useSearch(search, start);
  const reader = useAtomValue(ownReaderAtom)?.id;
  const searches = useAtomValue(recentSearchesAtom);
  const loadSearches = useSetAtom(loadSearchesAtom);
  const keepSearch = useSetAtom(keepSearchAtom);
  const forget = useSetAtom(forgetSearchesAtom);
  useEffect(() => loadSearches(), [loadSearches, reader]);
  const keys = useResultKeys();
  const change = (next: Search) => {
    setSearch(next);
    replaceSearch(writeSearch(next));
  };
  const keep = () => keepSearch(search.query);
  const asked = isSearch(search);
  // Of what was found before it was narrowed to one publisher: another one may be chosen instead.
  const [sources, setSources] = useState<readonly string[]>([]);
  const names = sourcesOf(found.entries ?? [], sourcesOffered);
  const isWhole = search.source === undefined && !found.loading;
  if (isWhole && names.join('\n') !== sources.join('\n')) setSources(names);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]" onKeyDown={keys}>
        <TopicBar list />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain">
          <h1 className="mx-4 mt-1 mb-3 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          <SearchField
            value={search.query}
            onChange={(query) => change({ ...search, query })}
            onSubmit={keep}
          />
          {asked ? (
            <>
              <SearchFilters search={search} sources={sources} onChange={change} />
              <FollowSearch query={search.query} onFollow={keep} />
              <SearchResults search={search} found={found} onOpen={keep} onChange={change} />
            </>
          ) : (
            <RecentSearches
              searches={searches}
              onChoose={(query) => change({ ...search, query })}
              onForget={forget}
            />
          )}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
