'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Output } from '@/lib/contract';
import { toTag } from '@/lib/model/text/languages';
import { useInnerAct } from '@/lib/state/console/inner-list';
import { EventDetails } from './event-details';

type InnerEvent = NonNullable<Output<'ListInnerEvents'>['data']>['items'][number];

/** One event with what an operator can do to it; its parts are there when asked for. */
export function EventRow({ event, onDone }: { event: InnerEvent; onDone(): void }) {
  const t = useTranslations('console');
  const act = useInnerAct();
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [open, setOpen] = useState(false);
  const { id: event_id, title, lang, state, pinned } = event;

  const run = async (name: 'TakeDownEvent' | 'RestoreEvent' | 'PinEvent' | 'UnpinEvent') => {
    setBusy(true);
    const done = await act(name, name === 'TakeDownEvent' ? { event_id, reason } : { event_id });
    setBusy(false);
    if (!done) return;
    setAsking(false);
    onDone();
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
      {asking ? (
        <TakeDownQuestion
          busy={busy}
          reason={reason}
          onReason={setReason}
          onCancel={() => setAsking(false)}
          onTakeDown={() => void run('TakeDownEvent')}
        />
      ) : (
        <div className="mt-2 flex flex-wrap gap-2">
          {state === 'live' ? (
            <>
              <Button aria-label={`${t('takeDown')}: ${title}`} onClick={() => setAsking(true)}>
                {t('takeDown')}
              </Button>
              <Button
                aria-label={`${t(pinned ? 'unpin' : 'pin')}: ${title}`}
                disabled={busy}
                onClick={() => void run(pinned ? 'UnpinEvent' : 'PinEvent')}
              >
                {t(pinned ? 'unpin' : 'pin')}
              </Button>
            </>
          ) : (
            <Button
              aria-label={`${t('restore')}: ${title}`}
              disabled={busy}
              onClick={() => void run('RestoreEvent')}
            >
              {t('restore')}
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
      )}
      {open && <EventDetails eventId={event_id} onDone={onDone} />}
    </>
  );
}

/** Asks for the reason, which stands in the log. */
function TakeDownQuestion({
  busy,
  reason,
  onReason,
  onCancel,
  onTakeDown,
}: {
  busy: boolean;
  reason: string;
  onReason(reason: string): void;
  onCancel(): void;
  onTakeDown(): void;
}) {
  const t = useTranslations('console');
  return (
    <div className="mt-2">
      <p className="m-0 mb-2 text-small">{t('askTakeDown')}</p>
      <TextField
        label={t('reason')}
        maxLength={500}
        value={reason}
        autoFocus
        onChange={(change) => onReason(change.target.value)}
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={onCancel}>{t('cancel')}</Button>
        <Button look="solid" disabled={busy} onClick={onTakeDown}>
          {t('takeDown')}
        </Button>
      </div>
    </div>
  );
}
