import type { ReactNode } from 'react';
import { Icon } from './icon';

/** One of several independent options: a pill, ticked while it is on; 44 px high. */
export function ToggleChip({
  pressed,
  locked = false,
  onPress,
  children,
}: {
  pressed: boolean;
  /** While the choice is being saved: a press would be shown but not saved. */
  locked?: boolean;
  onPress(): void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={locked || undefined}
      onClick={locked ? undefined : onPress}
      className={`inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full border px-4 text-left text-small transition-colors duration-[120ms] ${pressed ? 'border-accent bg-accent-soft text-accent' : 'border-hairline text-ink hover:bg-press'}`}
    >
      {pressed && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}
