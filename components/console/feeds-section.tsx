'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useInnerList } from '@/lib/state/console/inner-list';
import { AddFeed } from './add-feed';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';
import { FeedFile } from './feed-file';
import { FeedRow } from './feed-row';
import { SearchForm } from './search-form';

const states = ['all', 'failing', 'waiting', 'healthy', 'paused', 'removed'] as const;

/** The feeds of the site: which are polled, their status, import and export. */
export function FeedsSection() {
  const t = useTranslations('console');
  const [state, setState] = useState<(typeof states)[number]>('all');
  const [query, setQuery] = useState('');
  const list = useInnerList('ListInnerFeeds', { state, query });
  return (
    <>
      <p className="mt-0 mb-4 text-brief text-ink-2">{t('feeds.hint')}</p>
      <AddFeed onAdded={list.reload} />
      <div className="mt-4 mb-6 border-b border-hairline pb-4">
        <FeedFile onAdded={list.reload} />
      </div>
      <SearchForm label={t('feeds.search')} maxLength={200} onSearch={setQuery} />
      <ChoiceRow
        label={t('state')}
        value={state}
        onChange={(next) => setState(next)}
        options={states.map((value) => ({
          value,
          text: value === 'all' ? t('states.all') : t(`feeds.states.${value}`),
        }))}
      />
      <ConsoleList
        list={list}
        keyOf={({ feed_id }) => feed_id}
        row={(feed) => <FeedRow feed={feed} onDone={list.reload} />}
      />
    </>
  );
}
