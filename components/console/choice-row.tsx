'use client';

/** A choice of a few options as a row of buttons: the pressed one is in use. */
export function ChoiceRow<T extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: T; text: string }[];
  /** Undefined: it is unknown which one is in use. */
  value: T | undefined;
  onChange(value: T): void;
}) {
  return (
    <div role="group" aria-label={label} className="my-3 flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
          className="min-h-11 rounded-full border border-hairline px-4 text-small aria-pressed:border-accent aria-pressed:text-accent"
        >
          {option.text}
        </button>
      ))}
    </div>
  );
}
