import type { ComponentProps } from 'react';

const looks = {
  solid: 'bg-accent text-on-accent',
  quiet: 'text-accent active:bg-press hover:bg-press',
  outline: 'border border-hairline text-ink active:bg-press hover:bg-press',
} as const;

/** A pill with a label; 44 px high, more if the label needs two lines. */
export function Button({
  look = 'outline',
  className = '',
  ...rest
}: ComponentProps<'button'> & { look?: keyof typeof looks }) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-1.5 text-small font-medium transition-colors duration-[120ms] disabled:opacity-50 ${looks[look]} ${className}`}
      {...rest}
    />
  );
}
