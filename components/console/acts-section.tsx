'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { actKinds, knownAct, type ActKind } from '@/lib/model/operator-acts';
import { useInnerList } from '@/lib/state/console/inner-list';
import { ConsoleList } from './console-list';
import { SelectField } from './select-field';

/** The operators, and every action of each or those of a kind, newest first. */
export function ActsSection() {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const nameOf = (act: string) => {
    const known = knownAct(act);
    return known ? t(`acts.names.${known}`) : act;
  };
  const [kind, setKind] = useState<ActKind>();
  const list = useInnerList('ListOperatorActs', kind ? { act: `${kind}.` } : {});
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
      <div className="mb-4 max-w-80">
        <SelectField
          label={t('acts.kind')}
          value={kind ?? ''}
          options={[
            { value: '', text: t('acts.all') },
            ...actKinds.map((value) => ({ value, text: t(`acts.kinds.${value}`) })),
          ]}
          onChange={(value) => setKind(actKinds.find((one) => one === value))}
        />
      </div>
      <ConsoleList
        list={list}
        keyOf={({ id }) => id}
        row={({ act, target, name, user_id, before, after, created_at }) => (
          <>
            <p className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">
              {nameOf(act)} · {target}
            </p>
            <p className="m-0 mt-1 text-meta text-ink-2">
              {t('by', {
                name: user_id === 'command' ? t('command') : name || user_id,
                date: dateTime(created_at, { dateStyle: 'medium', timeStyle: 'short' }),
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
