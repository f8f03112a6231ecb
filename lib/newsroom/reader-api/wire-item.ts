// One event as an item for reader apps: the text as plain markup, its sources below, and its feed.
// Protects: text of sources is escaped before it becomes markup.
import { safeHref } from '@/lib/model/wire/safe-href';
import { pickText, type Language } from '@/lib/model/text/languages';
import { sourceName } from '@/lib/model/feed/entry';
import type { ReaderMark } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { longId } from './item-id';
import { states } from './stream-id';
import { escapeMarkup } from '@/lib/model/text/escape-markup';

export type ItemPlace = {
  number: number;
  mark?: ReaderMark;
  /** The feed that it belongs to, and its folder. */
  origin: { streamId: string; title: string; folder: string };
  language: Language;
  /** The site's origin, for links to it. */
  site: string;
};

const headings = /^h[1-6]$/;

function sourcesOf({ references }: StoredEvent): string {
  const rows = references.flatMap((one) => {
    const href = safeHref(one.link);
    const name = escapeMarkup([sourceName(one), one.title].filter(Boolean).join(': '));
    return href === undefined ? [] : [`<li><a href="${escapeMarkup(href)}">${name}</a></li>`];
  });
  return rows.length > 0 ? `<ol>${rows.join('')}</ol>` : '';
}

/** Without an article, as in lists, its brief. */
export function contentOf(event: StoredEvent, language: Language): string {
  const blocks = event.content.map(({ element_type, text }) => {
    const tag = headings.test(element_type) ? element_type : 'p';
    return `<${tag}>${escapeMarkup(pickText(text, language))}</${tag}>`;
  });
  const brief = `<p>${escapeMarkup(pickText(event.brief, language))}</p>`;
  return (blocks.length > 0 ? blocks.join('') : brief) + sourcesOf(event);
}

/** The protocol has times in three units. */
export function wireItem(event: StoredEvent, place: ItemPlace) {
  const { number, mark, origin, language, site } = place;
  const href = `${site}/m/news/detail?id=${encodeURIComponent(event.id)}`;
  const seconds = Math.floor(event.release_time / 1000);
  return {
    id: longId(number),
    crawlTimeMsec: String(event.updated_at),
    timestampUsec: `${event.updated_at}000`,
    published: seconds,
    updated: Math.floor(event.updated_at / 1000),
    title: pickText(event.title, language),
    author: event.references[0] ? sourceName(event.references[0]) : '',
    canonical: [{ href }],
    alternate: [{ href, type: 'text/html' }],
    categories: [
      states.readingList,
      origin.folder,
      ...(mark?.read_version !== undefined ? [states.read] : []),
      ...(mark?.favorite ? [states.starred] : []),
      ...(mark?.liked ? [states.liked] : []),
    ],
    origin: { streamId: origin.streamId, title: origin.title, htmlUrl: site },
    summary: { direction: 'ltr', content: contentOf(event, language) },
  };
}
