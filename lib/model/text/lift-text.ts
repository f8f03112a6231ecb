// By how much something is ranked as newer or older, in the reader's words: "+12 hours", "−1 day".
import { dayMs, hourMs } from '../time';

/** Whole days from one day up, else hours; `locale` is a language tag. */
export function liftText(ms: number, locale: string): string {
  const [unit, size] =
    Math.abs(ms) >= dayMs ? (['day', dayMs] as const) : (['hour', hourMs] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
    .format(ms / size)
    .replace('-', '−');
}
