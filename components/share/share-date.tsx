import { isoDay } from '@/lib/model/calendar';

/** A day. A relative age would be wrong in a cached copy of the page. */
export function ShareDate({ time }: { time: number }) {
  if (!(time > 0)) return null;
  return <time dateTime={new Date(time).toISOString()}>{isoDay(time)}</time>;
}
