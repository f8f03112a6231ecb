import type { ShareSite } from './share-site';

/** A day in the words of the page's language. An old copy of the page must not tell a wrong age. */
export function ShareDate({ site: { tag }, time }: { site: ShareSite; time: number }) {
  if (!(time > 0)) return null;
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(time);
  return <time dateTime={new Date(time).toISOString()}>{day}</time>;
}
