'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** A button for what can be undone: it acts at once. */
export function QuickAct({
  text,
  of,
  locked = false,
  onAct,
}: {
  text: string;
  /** What it is done to: part of the button's name, for those who hear it. */
  of: string;
  /** While what it starts from is being changed by another. */
  locked?: boolean;
  onAct(): Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      aria-label={`${text}: ${of}`}
      disabled={busy}
      // Not disabled: where this one's row goes, a keyboard goes on at its neighbor.
      aria-disabled={locked || undefined}
      className="aria-disabled:opacity-50"
      onClick={() => {
        if (locked) return;
        setBusy(true);
        void onAct().finally(() => setBusy(false));
      }}
    >
      {text}
    </Button>
  );
}
