'use client';
import { useId } from 'react';
import { Icon } from './icon';

export type ChoiceOption<T extends string | number> = { value: T; label: string; lang?: string };

/** A single choice: a titled list of radio rows, the chosen one ticked. */
export function Choice<T extends string | number>({
  title,
  options,
  value,
  onChange,
}: {
  title: string;
  options: readonly ChoiceOption<T>[];
  /** Undefined while none is chosen. */
  value: T | undefined;
  onChange(value: T): void;
}) {
  const name = useId();
  return (
    <fieldset className="border-hairline [&+&]:mt-1 [&+&]:border-t [&+&]:pt-2">
      <legend className="float-left w-full px-3 pt-1 pb-0.5 text-meta text-ink-2">{title}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          lang={option.lang}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between rounded-lg px-3 text-brief has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent active:bg-press hover:bg-press"
        >
          {option.label}
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.value === value && <Icon name="check" size={18} />}
        </label>
      ))}
    </fieldset>
  );
}
