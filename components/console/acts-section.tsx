'use client';
import { useFormatter, useTranslations } from 'next-intl';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';

/** Who the operators are, and every act of each, newest first. */
export function ActsSection() {
  const t = useTranslations('console');
  const format = useFormatter();
  const list = useInnerList('ListOperatorActs', {});
  const operators = useInnerList('ListOperators', {});
  return (
    <>
      {operators.rows && operators.rows.length > 0 && (
        <section aria-label={t('operators')} className="mb-5">
          <h3 className="m-0 mb-1 text-brief font-semibold">{t('operators')}</h3>
          <ul className="m-0 list-none p-0 text-small">
            {operators.rows.map(({ user_id, name, from }) => (
              <li key={user_id} className="py-1 [overflow-wrap:anywhere]">
                {`${name || user_id} · ${t(`operatorFrom.${from}`)}`}
              </li>
            ))}
          </ul>
        </section>
      )}
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
    </>
  );
}
