// When a server wants to be requested again.
import { secondMs } from '@/lib/model/time';

/** `Retry-After`: seconds or a date; milliseconds from now, or undefined. */
export function retryAfterMs(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * secondMs;
  const at = /[a-z]{3}/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
