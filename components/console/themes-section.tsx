'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import { useInnerAct, useInnerList } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { ChoiceRow } from './choice-row';
import { ConsoleList } from './console-list';
import { QuickAct } from './quick-act';

const states = ['live', 'taken_down'] as const;

/** Themes that readers share, and those that were removed from the square. */
export function ThemesSection() {
  const t = useTranslations('console');
  const dateTime = useDateTime();
  const act = useInnerAct();
  const [state, setState] = useState<(typeof states)[number]>('live');
  const list = useInnerList('ListInnerThemes', { state });
  const run = async (name: 'TakeDownTheme' | 'RestoreTheme', theme_id: string) => {
    const done = await act(name, { theme_id });
    if (done) list.reload();
    return done;
  };
  return (
    <>
      <p className="mt-0 mb-2 text-brief text-ink-2">{t('themes.hint')}</p>
      <ChoiceRow
        label={t('state')}
        value={state}
        onChange={(next) => setState(next)}
        options={states.map((value) => ({ value, text: t(`states.${value}`) }))}
      />
      <ConsoleList
        list={list}
        keyOf={({ theme_id }) => theme_id}
        row={({ theme_id, name, keywords, follow_count, updated_at, ...theme }) => (
          <>
            <h3 className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">{name}</h3>
            {keywords.length > 0 && (
              <p className="m-0 mt-1 text-small [overflow-wrap:anywhere]">{keywords.join(', ')}</p>
            )}
            <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
              {[
                t(`states.${theme.state}`),
                t('bots.followers', { count: follow_count }),
                dateTime(updated_at, { dateStyle: 'medium', timeStyle: 'short' }),
                theme_id,
              ].join(' · ')}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              {theme.state === 'live' ? (
                <AskedAct
                  text={t('takeDown')}
                  of={name}
                  question={t('themes.askTakeDown')}
                  onAct={() => run('TakeDownTheme', theme_id)}
                />
              ) : (
                <QuickAct
                  text={t('restore')}
                  of={name}
                  onAct={() => run('RestoreTheme', theme_id)}
                />
              )}
            </div>
          </>
        )}
      />
    </>
  );
}
