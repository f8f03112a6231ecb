import type { ShareSite } from './share-site';

/** A day in the page's language. A relative age would be wrong in a cached copy of the page. */
export function ShareDate({ site: { tag }, time }: { site: ShareSite; time: number }) {
  if (!(time > 0)) return null;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return <time dateTime={new Date(time).toISOString()}>{day}</time>;
}
