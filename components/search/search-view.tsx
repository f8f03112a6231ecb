'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { isSearch, type Search } from '@/lib/model/feed/search';
import { sourcesOf, type SearchPage } from '@/lib/model/feed/search-page';
import { ownReaderAtom } from '@/lib/state/page/reader';
import {
  forgetSearchesAtom,
  keepSearchAtom,
  loadSearchesAtom,
  recentSearchesAtom,
} from '@/lib/state/search/recent';
import { useSearch } from '@/lib/state/search/search';
import { FollowSearch } from './follow-search';
import { RecentSearches } from './recent-searches';
import { SearchField } from './search-field';
import { SearchFilters } from './search-filters';
import { SearchResults } from './search-results';

/** The initial search, and what the server found for it. */
export type SearchStart = { search: Search; first?: SearchPage };

/** How many publishers a select can list before it becomes unwieldy. */
const sourcesOffered = 30;

/** The field, the filters, and the results; `onChange` is called for every change of the search. */
export function SearchView({
  start,
  onChange,
}: {
  start: SearchStart;
  onChange(search: Search): void;
}) {
  const [search, setSearch] = useState(start.search);
  const found = useSearch(search, start);
  const reader = useAtomValue(ownReaderAtom)?.id;
  const searches = useAtomValue(recentSearchesAtom);
  const loadSearches = useSetAtom(loadSearchesAtom);
  const keepSearch = useSetAtom(keepSearchAtom);
  const forget = useSetAtom(forgetSearchesAtom);
  useEffect(() => loadSearches(), [loadSearches, reader]);
  const change = (next: Search) => {
    setSearch(next);
    onChange(next);
  };
  const keep = () => keepSearch(search.query);
  const asked = isSearch(search);
  // From the results before they were narrowed to one publisher: another one may be chosen instead.
  const [sources, setSources] = useState<readonly string[]>([]);
  const names = sourcesOf(found.entries ?? [], sourcesOffered);
  const isWhole = search.source === undefined && !found.loading;
  if (isWhole && names.join('\n') !== sources.join('\n')) setSources(names);
  return (
    <>
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
    </>
  );
}
