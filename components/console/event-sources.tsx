'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDateTime } from '@/components/shell/use-date-time';
import type { Output } from '@/lib/contract';
import { toTag } from '@/lib/model/text/languages';
import { useSplitEvent } from '@/lib/state/console/split-event';
import { AskedAct } from './asked-act';

export type InnerEvent = NonNullable<Output<'GetInnerEvent'>['data']>;

/** The reports of an event; some of them can be split off into an event of their own. */
export function EventSources({ event, onDone }: { event: InnerEvent; onDone(): void }) {
  const t = useTranslations('console.event');
  const dateTime = useDateTime();
  const { made, split } = useSplitEvent();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const ids = event.sources.map(({ article_id }) => article_id);
  // A report that was removed in the meantime is no longer selected.
  const off = chosen.filter((id) => ids.includes(id));
  const canSplit = event.state === 'live' && ids.length > 1;
  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 text-small font-semibold">{t('sources')}</legend>
      {ids.length === 0 && <p className="m-0 text-small text-ink-2">{t('noSources')}</p>}
      {event.sources.map(({ article_id, source, title, published_at }) => (
        <label key={article_id} className="flex min-h-11 items-center gap-3 py-1">
          {canSplit && (
            <input
              type="checkbox"
              className="size-5 flex-none accent-accent"
              checked={off.includes(article_id)}
              onChange={({ target }) =>
                setChosen(
                  target.checked ? [...off, article_id] : off.filter((id) => id !== article_id),
                )
              }
            />
          )}
          <span className="min-w-0">
            <span lang={toTag(event.lang)} className="block text-small [overflow-wrap:anywhere]">
              {title}
            </span>
            <span className="block text-meta text-ink-2">
              {[source, dateTime(published_at, { dateStyle: 'medium', timeStyle: 'short' })].join(
                ' · ',
              )}
            </span>
          </span>
        </label>
      ))}
      {off.length > 0 && off.length === ids.length && (
        <p role="status" className="m-0 mt-1 text-small">
          {t('someMustStay')}
        </p>
      )}
      {off.length > 0 && off.length < ids.length && (
        <div className="mt-2">
          <AskedAct
            text={t('split')}
            of={event.title}
            question={t('askSplit', { count: off.length })}
            onAct={async () => {
              const done = await split({ event_id: event.id, article_ids: [...off] });
              if (done) onDone();
              return done;
            }}
          />
        </div>
      )}
      <p role="status" className="m-0 mt-1 text-small [overflow-wrap:anywhere]">
        {made !== undefined && t('splitOff', { id: made })}
      </p>
    </fieldset>
  );
}
