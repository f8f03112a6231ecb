'use client';
import { useTranslations } from 'next-intl';
import { useDateTime } from '@/components/shell/use-date-time';
import type { Output } from '@/lib/contract';
import { toTag } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import type { InnerEvent } from './event-sources';
import { QuickAct } from './quick-act';

type Moment = NonNullable<Output<'ListMoments'>['data']>['items'][number];

/** The timeline of an event, line by line; readers do not see hidden lines. */
export function EventMoments({
  event,
  moments,
  onDone,
}: {
  event: InnerEvent;
  moments: readonly Moment[];
  onDone(): void;
}) {
  const t = useTranslations('console.event');
  const dateTime = useDateTime();
  const act = useInnerAct();
  return (
    <section aria-label={t('moments')}>
      <h4 className="m-0 mb-1 text-small font-semibold">{t('moments')}</h4>
      {moments.length === 0 && <p className="m-0 text-small text-ink-2">{t('noMoments')}</p>}
      <ol className="m-0 list-none p-0">
        {moments.map(({ moment_id, time, title, text, hidden }) => (
          <li key={moment_id} className="py-2">
            <p
              lang={toTag(event.lang)}
              className={`m-0 text-small [overflow-wrap:anywhere] ${hidden ? 'text-ink-2 line-through' : ''}`}
            >
              {text}
            </p>
            <p className="m-0 mb-2 text-meta text-ink-2">
              {[
                hidden && t('hidden'),
                title,
                dateTime(time, { dateStyle: 'medium', timeStyle: 'short' }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <QuickAct
              text={t(hidden ? 'showMoment' : 'hideMoment')}
              of={text}
              onAct={async () => {
                const name = hidden ? 'ShowMoment' : 'HideMoment';
                if (await act(name, { event_id: event.id, moment_id })) onDone();
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}
