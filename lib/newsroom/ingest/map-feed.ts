// Converts the four formats, as the feed library reads them, to one raw form.
import type { parseFeed } from 'feedsmith';
import { isImage, mediaImages } from './feed-images';
import { tagLike } from './read-markup';
import type { RawBody, RawFeed, RawItem } from './raw-feed';

type AnyFeed = ReturnType<typeof parseFeed<string>>;
type Rss = Extract<AnyFeed, { format: 'rss' }>['feed'];
type Atom = Extract<AnyFeed, { format: 'atom' }>['feed'];
type Rdf = Extract<AnyFeed, { format: 'rdf' }>['feed'];
type Json = Extract<AnyFeed, { format: 'json' }>['feed'];
type RssItem = NonNullable<Rss['items']>[number];
type AtomEntry = NonNullable<Atom['entries']>[number];
type RdfItem = NonNullable<Rdf['items']>[number];
type JsonItem = NonNullable<Json['items']>[number];
type AtomText = AtomEntry['content'];
type AtomLink = NonNullable<AtomEntry['links']>[number];

const present = (values: (string | undefined)[]) => values.filter((v) => v !== undefined);
const html = (...texts: (string | undefined)[]): RawBody[] =>
  present(texts).map((text) => ({ text }));

/** An item's id, if it is an address: no other id is a link. */
const asLink = (id: string | undefined) => (/^\s*https?:\/\//i.test(id ?? '') ? id : undefined);

function alternate(links: AtomLink[] | undefined): string | undefined {
  return (links?.find(({ rel }) => !rel || rel === 'alternate') ?? undefined)?.href;
}

function atomBody(text: AtomText): RawBody[] {
  if (!text?.value) return [];
  const plain = (text.type ?? 'text') === 'text' && !tagLike.test(text.value);
  return [{ text: text.value, plain, base: text.xml?.base }];
}

function mapRssItem(item: RssItem): RawItem {
  const { guid, atom, dc, media } = item;
  return {
    guid: guid?.value ?? atom?.id,
    link:
      item.link ??
      alternate(atom?.links) ??
      (guid?.isPermaLink === false ? undefined : asLink(guid?.value)) ??
      asLink(atom?.id),
    title: item.title ?? dc?.titles?.[0] ?? media?.title?.value,
    bodies: [
      ...html(item.content?.encoded, item.description),
      ...atomBody(atom?.content),
      ...atomBody(atom?.summary),
      ...html(dc?.descriptions?.[0], item.itunes?.summary, media?.description?.value),
    ],
    images: present([
      ...(item.enclosures?.filter(isImage).map(({ url }) => url) ?? []),
      ...mediaImages(media),
      item.itunes?.image,
    ]),
    source: item.source,
    date: item.pubDate ?? dc?.dates?.[0] ?? atom?.published ?? atom?.updated,
    lang: dc?.languages?.[0],
    base: item.xml?.base,
    categories: [...(item.categories ?? []).map(({ name }) => name), ...(dc?.subjects ?? [])],
    authors: [
      ...(item.authors ?? []).map((one) => (typeof one === 'string' ? one : one.name)),
      ...(dc?.creators ?? []),
    ],
  };
}

function mapRss(feed: Rss): RawFeed {
  return {
    title: feed.title ?? feed.dc?.titles?.[0],
    link: feed.link ?? alternate(feed.atom?.links),
    self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href,
    lang: feed.language ?? feed.dc?.languages?.[0] ?? feed.xml?.lang,
    date: feed.lastBuildDate ?? feed.pubDate ?? feed.dc?.dates?.[0],
    base: feed.xml?.base,
    items: (feed.items ?? []).map(mapRssItem),
  };
}

function mapEntry(entry: AtomEntry): RawItem {
  return {
    guid: entry.id,
    link: alternate(entry.links) ?? asLink(entry.id),
    title: entry.title?.value,
    bodies: [
      ...atomBody(entry.content),
      ...atomBody(entry.summary),
      ...html(entry.media?.description?.value, entry.media?.groups?.[0]?.description?.value),
    ],
    images: present([
      ...mediaImages(entry.media),
      ...(entry.links ?? [])
        .filter(({ rel, type, href }) => rel === 'enclosure' && isImage({ type, url: href }))
        .map(({ href }) => href),
    ]),
    source: entry.source && {
      title: entry.source.title?.value,
      url: alternate(entry.source.links),
    },
    date: entry.published ?? entry.updated ?? entry.dc?.dates?.[0],
    lang: entry.xml?.lang,
    base: entry.xml?.base,
    categories: (entry.categories ?? []).map(({ label, term }) => label ?? term),
    authors: (entry.authors ?? []).map(({ name }) => name),
  };
}

function mapAtom(feed: Atom): RawFeed {
  return {
    title: feed.title?.value,
    link: alternate(feed.links),
    self: feed.links?.find(({ rel }) => rel === 'self')?.href,
    lang: feed.xml?.lang ?? feed.dc?.languages?.[0],
    date: feed.updated,
    base: feed.xml?.base,
    items: (feed.entries ?? []).map(mapEntry),
  };
}

function mapRdfItem(item: RdfItem): RawItem {
  return {
    guid: item.rdf?.about,
    link: item.link ?? asLink(item.rdf?.about),
    title: item.title ?? item.dc?.titles?.[0],
    bodies: html(item.content?.encoded, item.description, item.dc?.descriptions?.[0]),
    images: mediaImages(item.media),
    date: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0],
    lang: item.dc?.languages?.[0],
    base: item.xml?.base,
    categories: item.dc?.subjects,
    authors: item.dc?.creators,
  };
}

function mapRdf(feed: Rdf): RawFeed {
  return {
    title: feed.title ?? feed.dc?.titles?.[0],
    link: feed.link,
    self: feed.atom?.links?.find(({ rel }) => rel === 'self')?.href,
    lang: feed.dc?.languages?.[0] ?? feed.xml?.lang,
    date: feed.dc?.dates?.[0],
    base: feed.xml?.base,
    items: (feed.items ?? []).map(mapRdfItem),
  };
}

function mapJsonItem(item: JsonItem): RawItem {
  const plain = present([item.content_text, item.summary]);
  return {
    guid: item.id,
    link: item.url ?? item.external_url ?? asLink(item.id),
    title: item.title,
    bodies: [...html(item.content_html), ...plain.map((text) => ({ text, plain: true }))],
    images: present([
      item.image,
      item.banner_image,
      ...(item.attachments ?? [])
        .filter(({ mime_type, url }) => isImage({ type: mime_type, url }))
        .map(({ url }) => url),
    ]),
    date: item.date_published ?? item.date_modified,
    lang: item.language,
    categories: item.tags,
    authors: (item.authors ?? []).map(({ name }) => name),
  };
}

function mapJson(feed: Json): RawFeed {
  return {
    title: feed.title,
    link: feed.home_page_url,
    self: feed.feed_url,
    lang: feed.language,
    items: (feed.items ?? []).map(mapJsonItem),
  };
}

/** One form for RSS, Atom, RDF and JSON Feed. */
export function mapFeed(parsed: AnyFeed): RawFeed {
  switch (parsed.format) {
    case 'rss':
      return mapRss(parsed.feed);
    case 'atom':
      return mapAtom(parsed.feed);
    case 'rdf':
      return mapRdf(parsed.feed);
    case 'json':
      return mapJson(parsed.feed);
  }
}
