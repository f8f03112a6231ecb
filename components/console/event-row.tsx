'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Output } from '@/lib/contract';
import { toTag } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { AskedAct } from './asked-act';
import { EventDetails } from './event-details';

type InnerEvent = NonNullable<Output<'ListInnerEvents'>['data']>['items'][number];

/** One event with an operator's actions; its parts are loaded on request. */
export function EventRow({ event, onDone }: { event: InnerEvent; onDone(): void }) {
  const t = useTranslations('console');
  const act = useInnerAct();
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const { id: event_id, title, lang, state, pinned } = event;

  type Act = 'TakeDownEvent' | 'RestoreEvent' | 'PinEvent' | 'UnpinEvent';
  const run = async (name: Act, reason?: string) => {
    setBusy(true);
    const done = await act(name, { event_id, reason });
    setBusy(false);
    if (done) onDone();
    return done;
  };

  return (
    <>
      <h3 lang={toTag(lang)} className="m-0 text-brief font-semibold [overflow-wrap:anywhere]">
        {title}
      </h3>
      <p className="m-0 mt-1 text-meta text-ink-2 [overflow-wrap:anywhere]">
        {[t(`states.${state}`), pinned && t('states.pinned'), event_id, event.reason]
          .filter(Boolean)
          .join(' · ')}
        {` · ${t('sources', { count: event.source_count })}`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {state === 'live' ? (
          <AskedAct
            text={t('takeDown')}
            of={title}
            question={t('askTakeDown')}
            withReason
            onAct={(reason) => run('TakeDownEvent', reason)}
          />
        ) : (
          <Button
            aria-label={`${t('restore')}: ${title}`}
            disabled={busy}
            onClick={() => void run('RestoreEvent')}
          >
            {t('restore')}
          </Button>
        )}
        {(state === 'live' || pinned) && (
          <Button
            aria-label={`${t(pinned ? 'unpin' : 'pin')}: ${title}`}
            disabled={busy}
            onClick={() => void run(pinned ? 'UnpinEvent' : 'PinEvent')}
          >
            {t(pinned ? 'unpin' : 'pin')}
          </Button>
        )}
        <Button
          aria-expanded={open}
          aria-label={`${t('event.details')}: ${title}`}
          onClick={() => setOpen(!open)}
        >
          {t('event.details')}
        </Button>
      </div>
      {open && <EventDetails eventId={event_id} onDone={onDone} />}
    </>
  );
}
