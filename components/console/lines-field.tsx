'use client';
import { useId } from 'react';

/** Words or phrases, one a line. */
export function LinesField({
  label,
  hint,
  value,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  onChange(value: string): void;
}) {
  const hintId = useId();
  return (
    <label className="block">
      <span className="mb-1.5 block text-small font-medium">{label}</span>
      <textarea
        rows={3}
        value={value}
        aria-describedby={hint && hintId}
        onChange={({ target }) => onChange(target.value)}
        className="block w-full rounded-cover border border-field bg-paper px-4 py-3 text-body text-ink"
      />
      {hint && (
        <span id={hintId} className="mt-1 block text-meta text-ink-2">
          {hint}
        </span>
      )}
    </label>
  );
}
