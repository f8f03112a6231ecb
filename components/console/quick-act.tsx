'use client';
import { useState } from 'react';
import { Button } from '@/components/ui/button';

/** A button for an action that can be undone: it acts at once. */
export function QuickAct({
  text,
  of,
  locked = false,
  onAct,
}: {
  text: string;
  /** The object of the action: part of the button's name for screen readers. */
  of: string;
  /** While its initial state is being changed by another action. */
  locked?: boolean;
  onAct(): Promise<unknown>;
}) {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      aria-label={`${text}: ${of}`}
      disabled={busy}
      // Not disabled: if this row disappears, the keyboard focus moves on to its neighbor.
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
