'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { detailHref } from '@/lib/browser/history/address';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';
import { SearchForm } from './search-form';
import { ToReader } from './to-reader';

/**
 * Readers' comments on articles, newest first; a hidden comment stays in the list, and can be
 * restored.
 */
export function CommentsSection() {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const act = useInnerAct();
  const [query, setQuery] = useState('');
  const list = useInnerList('ListInnerComments', { query });
  return (
    <>
      <div className="mb-4">
        <SearchForm label={t('comments.search')} maxLength={200} onSearch={setQuery} />
      </div>
      <ConsoleList
        list={list}
        keyOf={({ comment_id }) => comment_id}
        row={({
          comment_id,
          event_id,
          user_id,
          user_name,
          text,
          hidden,
          like_count,
          created_at,
        }) => (
          <>
            <p className="m-0 text-brief [overflow-wrap:anywhere] whitespace-pre-line">
              {text || t('comments.gone')}
            </p>
            <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
              {[
                user_name,
                hidden && t('comments.hidden'),
                dateTime(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
                t('comments.likes', { count: like_count }),
                user_id === undefined && t('comments.noReader'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
              {text && (
                <QuickAct
                  text={t(hidden ? 'comments.show' : 'comments.hide')}
                  of={text}
                  onAct={async () => {
                    if (await act(hidden ? 'ShowComment' : 'HideComment', { comment_id })) {
                      list.reload();
                    }
                  }}
                />
              )}
              <ToReader userId={user_id} name={user_name} />
              <a
                href={detailHref(event_id)}
                aria-label={`${t('comments.toArticle')}: ${event_id}`}
                className="inline-flex min-h-11 min-w-11 items-center text-small text-accent"
              >
                {t('comments.toArticle')}
              </a>
            </div>
          </>
        )}
      />
    </>
  );
}
