'use client';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';

/** One line below a list that offers something: pressing it accepts, its cross dismisses it. */
export function OfferLine({
  text,
  dismiss,
  onPress,
  onDismiss,
}: {
  text: ReactNode;
  /** The label of the cross. */
  dismiss: string;
  onPress(): void;
  onDismiss(): void;
}) {
  return (
    <span className="flex items-center border-t border-hairline bg-accent-soft pr-1 text-small">
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 px-4 py-2 text-left text-accent -outline-offset-2"
        onClick={onPress}
      >
        {text}
      </button>
      <IconButton
        icon="close"
        size={16}
        label={dismiss}
        className="shrink-0 text-ink-2"
        onClick={onDismiss}
      />
    </span>
  );
}
