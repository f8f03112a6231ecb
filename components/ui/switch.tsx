'use client';
import { useId } from 'react';

/** A switch with its label beside it; 44 px high. */
export function Switch({
  label,
  text,
  checked,
  disabled = false,
  onChange,
}: {
  label: string;
  /** An explanation, below the label. */
  text?: string;
  checked: boolean;
  disabled?: boolean;
  onChange(checked: boolean): void;
}) {
  const textId = useId();
  const labelId = useId();
  return (
    <div className="flex min-h-11 items-start gap-4 py-2">
      <div className="min-w-0 flex-1">
        <span id={labelId} className="block text-brief">
          {label}
        </span>
        {text && (
          <span id={textId} className="mt-0.5 block text-small text-ink-2">
            {text}
          </span>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={labelId}
        aria-describedby={text ? textId : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
        className="-my-2 grid h-11 w-14 shrink-0 place-items-center rounded-full disabled:opacity-50"
      >
        <span
          aria-hidden="true"
          className={`flex h-7 w-12 rounded-full border-2 p-0.5 transition-colors duration-[120ms] ${checked ? 'border-accent bg-accent' : 'border-ink-2 bg-transparent'}`}
        >
          <span
            className={`size-5 rounded-full transition-transform duration-[120ms] ${checked ? 'translate-x-5 bg-on-accent' : 'bg-ink-2'}`}
          />
        </span>
      </button>
    </div>
  );
}
