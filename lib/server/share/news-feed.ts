// The news as feeds for feed readers: of a tab, a topic or a search, as Atom or JSON Feed.
// Requested without an identity, like share pages. Protects: the id of an entry never changes,
// whatever the language, so that no feed reader shows it twice.
import { createHash } from 'node:crypto';
import { generateAtomFeed, generateJsonFeed } from 'feedsmith';
import { briefWords } from '@/lib/model/article/brief-words';
import { cutQuery, isSearch } from '@/lib/model/feed/search';
import { defaultTabKey, feedPageMax } from '@/lib/model/limits/feed';
import { topicItemPageMost } from '@/lib/model/limits/topics';
import {
  langTag,
  pick,
  pickText,
  sourceTag,
  toTag,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { seenLine } from '@/lib/model/text/seen-text';
import { xmlText } from '@/lib/model/text/xml-text';
import { isAccessToken } from '@/lib/model/account/access-token';
import { id as idShape, tabKey } from '@/lib/contract/fields';
import { topicOf } from '../pages/topics';
import {
  feedAddress,
  feedTypes,
  readerAddress,
  sharedAddress,
  type FeedQuery,
} from './share-links';
import { feedUpdated } from './feed-updated';
import type { ShareRequest } from './share-request';

type Entry = { id: string; title: LocalizedText; brief: LocalizedText; time: number };
/** A feed's name and entries. */
export type NewsFeed = { name: string; entries: Entry[] };

export type FeedForm = 'atom' | 'json';

export const entryOf = ({
  id,
  title,
  brief,
  release_time,
}: Omit<Entry, 'time'> & { release_time: number }): Entry => ({
  id,
  title,
  brief,
  time: release_time,
});

/** Parameters of pages that have no feed: such a request must not get the first tab instead. */
const ofNoFeed = ['theme', 'bot', 'event', 'date'];

/** What an address asks for; undefined where no feed matches it. */
export function feedQuery(query: URLSearchParams): FeedQuery | undefined {
  if (ofNoFeed.some((name) => query.has(name))) return undefined;
  const [topic, q, favorites] = [query.get('topic'), query.get('q'), query.get('favorites')];
  if (favorites !== null) return isAccessToken(favorites) ? { favorites } : undefined;
  if (topic !== null) return idShape.safeParse(topic).success ? { topic } : undefined;
  if (q !== null) {
    const words = cutQuery(seenLine(q));
    return isSearch({ query: words }) ? { q: words } : undefined;
  }
  const tab = query.get('tab') ?? defaultTabKey;
  return tabKey.safeParse(tab).success ? { tab } : undefined;
}

/**
 * The newest entries; undefined where there is no such tab or topic.
 * @throws where the news service fails
 */
export async function readFeed(
  asked: FeedQuery,
  { call, deployment, language }: Pick<ShareRequest, 'call' | 'deployment' | 'language'>,
): Promise<NewsFeed | undefined> {
  const brand = deployment.brand[language];
  // Only the token says whose favorites they are, and this call does not carry it: see
  // `answer-favorites.ts`.
  if ('favorites' in asked) return undefined;
  if ('topic' in asked) {
    const start = await topicOf(call, asked.topic, topicItemPageMost);
    if (!start) throw new Error('The topic did not come.');
    if (!start.topic) return undefined;
    return { name: `${start.topic.topic_name} · ${brand}`, entries: start.page.items };
  }
  if ('q' in asked) {
    const { data } = await call('SearchEvents', { query: asked.q, limit: feedPageMax });
    if (!data) throw new Error('The results came without data.');
    return { name: `${asked.q} · ${brand}`, entries: data.events.map(entryOf) };
  }
  const { tabs } = await call('DisplayTabs', {});
  const tab = tabs?.find(({ key }) => key === asked.tab);
  if (!tabs) throw new Error('The tabs did not come.');
  if (!tab) return undefined;
  const { data } = await call('ListEvents', { tab: tab.key, load_count: feedPageMax });
  if (!data) throw new Error('The list came without data.');
  return { name: `${pickText(tab.name, language)} · ${brand}`, entries: data.events.map(entryOf) };
}

type Site = Pick<ShareRequest, 'origin' | 'readerOrigin' | 'language' | 'deployment'> & {
  shareOrigin?: string;
};

/** Where an entry links to: the shared page where there is one, else the reader's own. */
function linkOf(id: string, { shareOrigin, readerOrigin, language }: Site): string {
  const address = shareOrigin
    ? sharedAddress(shareOrigin, id)
    : readerAddress({ readerOrigin }, id);
  return shareOrigin ? `${address}&language=${toTag(language)}` : address;
}

/** The feed as a document, and its media type. */
export function writeFeed(
  { name, entries }: NewsFeed,
  asked: FeedQuery,
  form: FeedForm,
  site: Site,
  now = Date.now(),
): { body: string; type: string } {
  const self = feedAddress(site, form, asked);
  const home = `${site.readerOrigin}/m/news`;
  const own = `tag:${new URL(site.readerOrigin).hostname},2026:`;
  // Contains no character that a feed would escape: ids are compared byte by byte. Two readers'
  // favorites are two feeds; neither contains the token that opens it.
  const what =
    'favorites' in asked
      ? `favorites/${createHash('sha256').update(asked.favorites).digest('base64url').slice(0, 22)}`
      : Object.entries(asked).flat().map(encodeURIComponent).join('/');
  const rows = entries.map(({ id, title, brief, time }) => ({
    id: `${own}${id}`,
    title: pickText(title, site.language),
    // A text without a translation is in the language that it was written in.
    lang: langTag(pick(title, site.language)?.lang) ?? sourceTag(title),
    summary: briefWords(pickText(brief, site.language)),
    link: linkOf(id, site),
    // Atom asks for a change of every entry; what nothing dates is the oldest.
    at: new Date(time),
    published: time > 0 ? new Date(time) : undefined,
  }));
  if (form === 'json') {
    const feed = generateJsonFeed({
      title: name,
      home_page_url: home,
      feed_url: self,
      language: toTag(site.language),
      items: rows.map(({ id, title, lang, summary, link, published }) => ({
        id,
        url: link,
        title,
        language: lang,
        content_text: summary,
        date_published: published,
      })),
    });
    return { body: JSON.stringify(feed), type: feedTypes.json };
  }
  const times = entries.map(({ time }) => time);
  const body = generateAtomFeed({
    id: `${own}${what}/${toTag(site.language)}`,
    xml: { lang: toTag(site.language) },
    title: { value: name },
    updated: feedUpdated(times, now),
    authors: [{ name: site.deployment.brand[site.language] }],
    links: [
      { rel: 'self', type: feedTypes.atom, href: self },
      { rel: 'alternate', type: 'text/html', href: home },
    ],
    entries: rows.map(({ id, title, lang, summary, link, at, published }) => ({
      id,
      xml: { lang },
      title: { value: title },
      summary: { value: summary },
      updated: at,
      published,
      links: [{ rel: 'alternate', type: 'text/html', href: link }],
    })),
  });
  return { body: xmlText(body), type: feedTypes.atom };
}
