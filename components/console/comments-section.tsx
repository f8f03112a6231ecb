'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';

/** What readers wrote under articles, newest first; a hidden comment stays here, and can come back. */
export function CommentsSection() {
  const t = useTranslations('console');
  const format = useFormatter();
  const act = useInnerAct();
  const list = useInnerList('ListInnerComments', {});
  return (
    <ConsoleList
      list={list}
      keyOf={({ comment_id }) => comment_id}
      row={({ comment_id, event_id, user_id, text, hidden, like_count, created_at }) => (
        <>
          <p className="m-0 text-brief [overflow-wrap:anywhere] whitespace-pre-line">
            {text || t('comments.gone')}
          </p>
          <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
            {[
              hidden && t('comments.hidden'),
              format.dateTime(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
              t('comments.likes', { count: like_count }),
              user_id ?? t('comments.noReader'),
              event_id,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {text && (
            <div className="mt-2">
              <QuickAct
                text={t(hidden ? 'comments.show' : 'comments.hide')}
                of={text}
                onAct={async () => {
                  if (await act(hidden ? 'ShowComment' : 'HideComment', { comment_id })) {
                    list.reload();
                  }
                }}
              />
            </div>
          )}
        </>
      )}
    />
  );
}
