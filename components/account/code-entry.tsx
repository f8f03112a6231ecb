'use client';
import { useId, useState, type Ref } from 'react';
import { cleanCode } from '@/lib/model/account/code';
import { captchaLength } from '@/lib/model/limits/account';

/**
 * "Captcha entry: letters and digits only, cut to configured length": a single field drawn as a row
 * of cells, so that pasting, autofill from a message and screen readers work as in any field.
 */
export function CodeEntry({
  label,
  value,
  onChange,
  length = captchaLength,
  hasError = false,
  describedBy,
  digits = true,
  ref,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
  length?: number;
  hasError?: boolean;
  describedBy?: string;
  /** Which keyboard a phone shows; letters are accepted either way. */
  digits?: boolean;
  ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const [focused, setFocused] = useState(false);
  const active = focused ? Math.min(value.length, length - 1) : -1;
  return (
    <div className="relative">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <div aria-hidden="true" className="flex justify-center gap-2">
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            data-cell=""
            data-active={index === active || undefined}
            className={`tabular grid h-14 max-w-14 min-w-0 flex-1 place-items-center rounded-cover border bg-paper text-article-title font-semibold transition-colors duration-[120ms] data-active:border-accent data-active:ring-1 data-active:ring-accent ${hasError ? 'border-danger ring-1 ring-danger' : 'border-field'}`}
          >
            {value[index] ??
              (index === active && <span className="h-6 w-px animate-pulse bg-accent" />)}
          </span>
        ))}
      </div>
      <input
        ref={ref}
        id={id}
        value={value}
        onChange={({ target }) => onChange(cleanCode(target.value, length))}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        // Typed characters go to the end, where the active cell is.
        onSelect={({ currentTarget }) => {
          const { value: text, selectionStart, selectionEnd } = currentTarget;
          if (selectionStart !== selectionEnd || selectionStart === text.length) return;
          currentTarget.setSelectionRange(text.length, text.length);
        }}
        type="text"
        inputMode={digits ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-invalid={hasError || undefined}
        aria-describedby={describedBy}
        className="absolute inset-0 h-full w-full cursor-text rounded-cover bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </div>
  );
}
