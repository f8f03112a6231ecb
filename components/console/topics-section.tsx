'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { pickText, readLanguage } from '@/lib/model/text/languages';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';
import { SearchForm } from './search-form';

/** Topics, found by id or name, including those that were taken down. */
export function TopicsSection() {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const language = readLanguage(useLocale()) ?? 'en';
  const act = useInnerAct();
  const [query, setQuery] = useState('');
  const list = useInnerList('ListInnerTopics', { query });
  const run = async (name: 'TakeDownTopic' | 'RestoreTopic', topic_id: string, reason = '') => {
    const done = await act(name, name === 'TakeDownTopic' ? { topic_id, reason } : { topic_id });
    if (done) list.reload();
    return done;
  };
  return (
    <>
      <SearchForm label={t('topics.search')} maxLength={200} onSearch={setQuery} />
      <div className="mt-4">
        <ConsoleList
          list={list}
          keyOf={({ topic_id }) => topic_id}
          row={({ topic_id, state, follow_count, item_count, updated_at, ...topic }) => {
            const name = pickText(topic.name, language) || topic_id;
            return (
              <>
                <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{name}</h3>
                <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
                  {[
                    t(`states.${state}`),
                    t('topics.items', { count: item_count }),
                    t('bots.followers', { count: follow_count }),
                    dateTime(updated_at, { dateStyle: 'medium', timeStyle: 'short' }),
                    topic_id,
                  ].join(' · ')}
                </p>
                <div className="mt-2 flex flex-wrap gap-2">
                  {state === 'live' ? (
                    <AskedAct
                      text={t('takeDown')}
                      of={name}
                      question={t('topics.askTakeDown')}
                      withReason
                      onAct={(reason) => run('TakeDownTopic', topic_id, reason)}
                    />
                  ) : (
                    <QuickAct
                      text={t('restore')}
                      of={name}
                      onAct={() => run('RestoreTopic', topic_id)}
                    />
                  )}
                </div>
              </>
            );
          }}
        />
      </div>
    </>
  );
}
