'use client';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';

/** A single-line input: its label above, its error or hint below. */
export function TextField({
  label,
  labelHidden = false,
  error,
  hint,
  before,
  after,
  ref,
  className = '',
  ...rest
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
  label: string;
  /** Only for screen readers, where a heading says the same. */
  labelHidden?: boolean;
  /** Announced to screen readers at once. */
  error?: string;
  hint?: ReactNode;
  /** Content inside the box, before and after the input. */
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={labelHidden ? 'sr-only' : 'mb-1.5 block text-small font-medium'}
      >
        {label}
      </label>
      <div
        className={`flex min-h-13 items-center rounded-cover border bg-paper transition-colors duration-[120ms] has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-accent ${error ? 'border-danger' : 'border-field'}`}
      >
        {before}
        <input
          ref={ref}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined
          }
          className="min-h-12 min-w-0 flex-1 rounded-cover bg-transparent px-[16px] text-body outline-none placeholder:text-ink-2"
          {...rest}
        />
        {after}
      </div>
      <p id={errorId} aria-live="polite" className="text-small text-danger not-empty:mt-1.5">
        {error}
      </p>
      <div id={hintId} className="text-small text-ink-2 not-empty:mt-2">
        {hint}
      </div>
    </div>
  );
}
