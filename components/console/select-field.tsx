'use client';
import { Icon } from '@/components/ui/icon';

/** A labeled choice of a few options: the device's own select list. */
export function SelectField({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange(value: string): void;
}) {
  return (
    <label className="block">
      <span className="mb-1.5 block text-small font-medium">{label}</span>
      <span className="relative block">
        <select
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="min-h-13 w-full appearance-none truncate rounded-cover border border-field bg-paper pr-10 pl-4 text-body text-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
        <span className="pointer-events-none absolute top-4.5 right-4 text-ink-2">
          <Icon name="down" size={16} />
        </span>
      </span>
    </label>
  );
}
