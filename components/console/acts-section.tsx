'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';

/** Every act of every operator, newest first. */
export function ActsSection() {
  const t = useTranslations('console');
  const format = useFormatter();
  const list = useInnerList('ListOperatorActs', {});
  return (
    <ConsoleList
      list={list}
      keyOf={({ id }) => id}
      row={({ act, target, name, user_id, before, after, created_at }) => (
        <>
          <p className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">
            {act} · {target}
          </p>
          <p className="m-0 mt-1 text-meta text-ink-2">
            {t('by', {
              name: user_id === 'command' ? t('command') : name || user_id,
              date: format.dateTime(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          {(before || after) && (
            <p className="m-0 mt-1 text-small [overflow-wrap:anywhere]">
              {[before, after].filter(Boolean).join(' → ')}
            </p>
          )}
        </>
      )}
    />
  );
}
