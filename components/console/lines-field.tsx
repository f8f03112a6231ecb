'use client';
import { useId } from 'react';

/** Words or phrases, one per line. */
export function LinesField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  /** Announced to screen readers at once. */
  error?: string;
  value: string;
  onChange(value: string): void;
}) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return (
    <label className="block">
      <span className="mb-1.5 block text-small font-medium">{label}</span>
      <textarea
        rows={3}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={[error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined}
        onChange={({ target }) => onChange(target.value)}
        className="block w-full rounded-cover border border-field bg-paper px-4 py-3 text-body text-ink"
      />
      <span
        id={errorId}
        aria-live="polite"
        className="block text-small text-danger not-empty:mt-1.5"
      >
        {error}
      </span>
      {hint && (
        <span id={hintId} className="mt-1 block text-meta text-ink-2">
          {hint}
        </span>
      )}
    </label>
  );
}
