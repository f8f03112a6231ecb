// From bytes to a feed of clean items: the only way for untrusted documents into the newsroom. It
// never throws, and its results contain no markup, private addresses or impossible dates.
import { createHash } from 'node:crypto';
import {
  addressChars,
  feedDateFutureMs,
  feedDateOldestMs,
  feedItemsMax,
  itemImages,
  itemTitleChars,
} from '@/lib/model/limits/service';
import { detectLanguage } from '../language/detect-language';
import { withWordsForTags } from '../language/news/title-marks';
import { splitSentences } from '../language/sentences';
import type { FeedItem } from '../types';
import { shorten } from './clean-text';
import { noonInAddress, noonsInAddress } from './day-in-address';
import { decodeFeed } from './decode';
import { nearDates } from './near-dates';
import { parseDate, zoneHours } from './parse-date';
import { NotAFeed, parseFeed, type ParsedFeed } from './parse-feed';
import type { RawFeed, RawItem } from './raw-feed';
import { readMarkup, readPlainText, readTitle } from './read-markup';
import { safeAddress } from './safe-address';
import { withoutRepeats } from './without-repeats';

/** The most sections, tags and authors of one item that are read. */
const itemNames = 20;
const itemNameChars = 80;

/** A clean item and what else its publisher said. */
export type ReadItem = FeedItem & {
  /** The site of `source`, when the entry has it. */
  source_url?: string;
  /** The language that the entry or its feed declares, in any spelling. */
  declared_lang?: string;
  /** Sections and tags, as plain text. */
  categories?: string[];
  /** For an undated item: a time near its own, as far as its feed suggests one. */
  near?: number;
};

export type ReadFeed = {
  title: string;
  /** The site that the feed belongs to; '' when it names none. */
  site: string;
  /** The feed's own address as it claims; '' when it names none. */
  self: string;
  lang?: string;
  items: ReadItem[];
  /** Items that could not be read. */
  broken: number;
  /** Items beyond the limit of a feed, as far as they were counted. */
  left_out: number;
  repaired: boolean;
};

export type ReadResult = { ok: true; feed: ReadFeed } | { ok: false; why: string };

export type ReadOptions = {
  contentType?: string;
  /** The document's address: relative addresses are resolved against it. */
  address?: string;
  /** Its language according to the list of feeds. */
  lang?: string;
  /** The fetch time, milliseconds. */
  now: number;
};

function resolveBase(written: string | undefined, base: string | undefined): string | undefined {
  return safeAddress(written, base) ?? base;
}

/** The most picture addresses that are considered for the few that are kept. */
const imagesTried = 4 * itemImages;

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** Undefined without a date that can be true. */
function possibleDate(date: string, zone: number, now: number): number | undefined {
  const at = parseDate(date, zone);
  const isPossible =
    at !== undefined && at >= now - feedDateOldestMs && at <= now + feedDateFutureMs;
  return isPossible ? at : undefined;
}

/** Whether a feed dates its items: one without a date is then not dated by its address. */
const datesItems = ({ items }: RawFeed): boolean => items.some(({ date }) => date !== undefined);

/** Names as plain text, each once, up to the limit. */
function plainNames(names: readonly (string | undefined)[] = []): string[] {
  const read = names.slice(0, itemNames).map((name) => readTitle(name ?? '', itemNameChars));
  return [...new Set(read.filter(Boolean))];
}

/** The archive number of a paper, after the title. */
const archived = / \(arXiv:[^()]*\)$/;

/** The title of a post that has none: its first sentence. */
function untitled([first = '', next = '']: readonly string[], declared: string | undefined) {
  const [sentence = ''] = splitSentences(first, detectLanguage(first, declared));
  return shorten(/[:：]$/u.test(sentence) ? `${sentence} ${next}`.trim() : sentence, 120);
}

function readItem(
  item: RawItem,
  feed: RawFeed,
  base: string | undefined,
  { lang: listed, now, isDated }: ReadOptions & { isDated: boolean },
) {
  const itemBase = resolveBase(item.base, base);
  const bodies = item.bodies.map((body) => ({
    base: resolveBase(body.base, itemBase),
    ...(body.plain ? readPlainText(body.text) : readMarkup(body.text)),
  }));
  const length = (paragraphs: string[]) => paragraphs.reduce((sum, p) => sum + p.length, 0);
  const paragraphs = bodies
    .map((body) => body.paragraphs)
    .reduce((best, next) => (length(next) > length(best) ? next : best), []);
  const source = readTitle(item.source?.title ?? '', itemTitleChars);
  let title = readTitle(item.title ?? '', itemTitleChars).replace(archived, '');
  if (source && title.endsWith(` - ${source}`)) title = title.slice(0, -source.length - 3).trim();
  if (title.includes('#')) {
    title = withWordsForTags(title, detectLanguage(title, item.lang ?? feed.lang));
  }
  if (!title) title = untitled(paragraphs, item.lang ?? feed.lang);
  if (!title) return undefined;

  const images = [
    ...item.images.slice(0, imagesTried).map((image) => safeAddress(image, itemBase)),
    ...bodies.flatMap((body) =>
      body.images.slice(0, imagesTried).map((image) => safeAddress(image, body.base)),
    ),
  ].filter((image) => image !== undefined);
  const url = safeAddress(item.link, itemBase) ?? '';
  const lang = item.lang ?? feed.lang;
  const zone = zoneHours(lang, listed);
  const noon = isDated ? undefined : noonInAddress({ url, title }, zone, now);
  const published_at = noon ?? possibleDate(item.date ?? '', zone, now);
  const read: ReadItem = {
    guid: shorten(item.guid?.trim() || url || hash(title + paragraphs.join('\n')), addressChars),
    url,
    title,
    paragraphs,
    images: [...new Set(images)].slice(0, itemImages),
    published_at: published_at ?? now,
  };
  if (noon !== undefined) read.day_only = true;
  if (published_at === undefined) read.undated = true;
  if (source) read.source = source;
  const sourceUrl = safeAddress(item.source?.url, itemBase);
  if (sourceUrl) read.source_url = sourceUrl;
  if (lang) read.declared_lang = lang;
  const categories = plainNames(item.categories);
  if (categories.length > 0) read.categories = categories;
  const authors = plainNames(item.authors);
  if (authors.length > 0) read.authors = authors;
  return read;
}

/** The undated items with the time that their feed suggests. */
function withNearDates(
  items: readonly ReadItem[],
  raw: RawFeed,
  { lang: listed, now }: ReadOptions,
): ReadItem[] {
  if (!items.some(({ undated }) => undated)) return [...items];
  const zone = zoneHours(raw.lang, listed);
  const near = nearDates(
    items.map(({ published_at, undated, url }) => ({
      ...(undated ? {} : { time: published_at }),
      named: noonsInAddress(url, zone),
    })),
    { changed: possibleDate(raw.date ?? '', zone, now), isDated: datesItems(raw), now },
  );
  return items.map((item, at) => (item.undated ? { ...item, near: near[at] } : item));
}

function cleanFeed(raw: ParsedFeed, options: ReadOptions): ReadFeed {
  const { address } = options;
  const site = safeAddress(raw.link, address);
  const base = resolveBase(raw.base, address ?? site) ?? site;
  const items = new Map<string, ReadItem>();
  let broken = raw.broken;
  let left_out = 0;
  const isDated = datesItems(raw);
  for (const [at, rawItem] of raw.items.entries()) {
    if (items.size === feedItemsMax) {
      left_out = raw.items.length - at;
      break;
    }
    const item = readItem(rawItem, raw, base ?? safeAddress(raw.self), { ...options, isDated });
    if (!item) broken++;
    else if (!items.has(item.guid)) items.set(item.guid, item);
  }
  return {
    title: readTitle(raw.title ?? '', itemTitleChars),
    site: site ?? '',
    self: safeAddress(raw.self, address) ?? '',
    lang: raw.lang,
    items: withoutRepeats(withNearDates([...items.values()], raw, options)),
    broken,
    left_out,
    repaired: raw.repaired,
  };
}

/** Why nothing could be read although the document is a feed. */
export const damagedFeed = 'the feed is damaged';

/** Whether a malformed document yielded no item: it is damaged rather than empty. */
export const isLost = ({ items, repaired }: ReadFeed) => repaired && items.length === 0;

/**
 * Reads a feed of any format and encoding; `why` is a sentence for the report line. Never throws.
 */
export function readFeed(bytes: Uint8Array, options: ReadOptions): ReadResult {
  try {
    const { text } = decodeFeed(bytes, options.contentType);
    return { ok: true, feed: cleanFeed(parseFeed(text), options) };
  } catch (error) {
    return { ok: false, why: error instanceof NotAFeed ? error.message : damagedFeed };
  }
}
