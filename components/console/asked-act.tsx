'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

/** A button that says what it will do, and does it only after a confirmation. */
export function AskedAct({
  text,
  of,
  question,
  withReason = false,
  onAct,
}: {
  text: string;
  /** The object of the action: part of the button's name for screen readers. */
  of: string;
  question: string;
  /** Asks for a reason, for the log. */
  withReason?: boolean;
  /** False: it was not done, and the question stays open. */
  onAct(reason: string): Promise<boolean>;
}) {
  const t = useTranslations('console');
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  const [asking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);

  // Moves the keyboard focus to the question and back to the button.
  useEffect(() => {
    if (asking) first.current?.focus();
    else if (asked.current) opener.current?.focus();
    asked.current = asking;
  }, [asking]);

  const run = async () => {
    setBusy(true);
    const done = await onAct(reason.trim());
    setBusy(false);
    if (done) setAsking(false);
  };

  if (!asking) {
    return (
      <Button ref={opener} aria-label={`${text}: ${of}`} onClick={() => setAsking(true)}>
        {text}
      </Button>
    );
  }
  return (
    <div role="group" aria-label={`${text}: ${of}`} className="w-full rounded-cover bg-press p-4">
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (!busy) void run();
        }}
      >
        <p className="m-0 mb-3 text-small">{question}</p>
        {withReason && (
          <TextField
            className="mb-3"
            label={t('reason')}
            maxLength={500}
            value={reason}
            onChange={(change) => setReason(change.target.value)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button ref={first} onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" look="solid" disabled={busy}>
            {text}
          </Button>
        </div>
      </form>
    </div>
  );
}
