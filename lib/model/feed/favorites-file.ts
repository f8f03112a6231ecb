// Favorites as files for other programs: JSON, and the HTML that browsers and read-later services
// import bookmarks from. Protects: a title is always plain text, and a link always leads to the
// web.
import { safeHref } from '../wire/safe-href';
import { sourceName, type FeedEntry } from './entry';
import { escapeMarkup } from '../text/escape-markup';

export type Favorite = { title: string; link: string; source: string; time: number };

/** A favorite with its link: its first source, else the article here. */
export function favoriteOf(
  { id, sources, release_time }: Pick<FeedEntry, 'id' | 'sources' | 'release_time'>,
  title: string,
  origin: string,
): Favorite {
  const first = sources.find(({ link }) => safeHref(link));
  const own = `${origin}/m/news/detail?id=${encodeURIComponent(id)}`;
  return {
    title,
    link: safeHref(first?.link) ?? own,
    source: first ? sourceName(first) : '',
    time: release_time,
  };
}

export const favoritesJson = (list: readonly Favorite[]): string =>
  JSON.stringify(
    list.map(({ time, ...row }) => ({ ...row, published: new Date(time).toISOString() })),
    undefined,
    2,
  );

/** Netscape's bookmark format, which all browsers and read-later services import. */
export function favoritesHtml(list: readonly Favorite[], name: string): string {
  const rows = list.map(({ title, link, time }) => {
    const added = Math.floor(time / 1_000);
    return `    <DT><A HREF="${escapeMarkup(link)}" ADD_DATE="${added}">${escapeMarkup(title)}</A>`;
  });
  return [
    '<!DOCTYPE NETSCAPE-Bookmark-file-1>',
    '<META HTTP-EQUIV="Content-Type" CONTENT="text/html; charset=UTF-8">',
    `<TITLE>${escapeMarkup(name)}</TITLE>`,
    `<H1>${escapeMarkup(name)}</H1>`,
    '<DL><p>',
    ...rows,
    '</DL><p>',
    '',
  ].join('\n');
}
