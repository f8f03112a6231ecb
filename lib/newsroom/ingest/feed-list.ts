// The list of feeds to poll, as OPML: our own default or an export of another reader. A list is an
// operator's file, so mistakes in it are reported rather than ignored.
import { parseOpml } from 'feedsmith';
import { readLanguage } from '@/lib/model/text/languages';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { allTabs } from '@/lib/model/feed/further-tabs';
import type { FeedSource } from '../types';
import { cleanText } from './clean-text';
import { decodeFeed } from './decode';
import { feedAddress, spelled } from './feed-address';
import { shownAddress } from '../shown-address';

/** A feed of the list; `site` is the publisher's address when the list names it. */
export type ListedFeed = FeedSource & { site?: string };

type Outline = {
  text?: string;
  title?: string;
  xmlUrl?: string;
  htmlUrl?: string;
  category?: string;
  language?: string;
  tab?: unknown;
  fullText?: unknown;
  outlines?: Outline[];
};

/** The tab that a word in an OPML file means: its key, or its name in any of our languages. */
function tabOf(word: string | undefined): string | undefined {
  const wanted = word?.trim().replace(/^\//, '').toLowerCase();
  return allTabs.find(
    ({ key, name }) => key === wanted || name.some(({ text }) => text.toLowerCase() === wanted),
  )?.key;
}

/** The name in an outline; an address in place of a name is none. */
function nameOf({ title, text, xmlUrl }: Outline): string {
  const address = xmlUrl?.trim();
  const names = [title, text].map((name) => name?.trim());
  return cleanText(names.find((name) => name && name !== address) ?? '');
}

const isOff = (value: unknown) =>
  typeof value === 'string' && /^(off|no|false|0)$/i.test(value.trim());

function flatten(outlines: Outline[], folderTab: string | undefined): ListedFeed[] {
  return outlines.flatMap((outline): ListedFeed[] => {
    const { tab, category, text, title, xmlUrl, htmlUrl, language, outlines: inner = [] } = outline;
    const own = tabOf(typeof tab === 'string' ? tab : undefined) ?? tabOf(category);
    const nested = flatten(inner, own ?? tabOf(title ?? text) ?? folderTab);
    if (!xmlUrl) return nested;
    const lang = readLanguage(language ?? '');
    const feed: ListedFeed = {
      url: xmlUrl.trim(),
      title: nameOf(outline),
      tab: own ?? folderTab ?? defaultTabKey,
    };
    if (lang && lang !== 'source') feed.lang = lang;
    if (htmlUrl) feed.site = htmlUrl.trim();
    if (isOff(outline.fullText)) feed.fullText = false;
    return [feed, ...nested];
  });
}

function outlinesOf(bytes: Uint8Array): Outline[] {
  const { text } = decodeFeed(bytes);
  // The parser rejects a list without any outline.
  if (/<opml\b/i.test(text) && !/<outline\b/i.test(text)) return [];
  const document = parseOpml(text.slice(Math.max(0, text.indexOf('<'))), {
    extraOutlineAttributes: ['tab', 'fullText'],
  });
  return document.body?.outlines ?? [];
}

/** Why polling an address can never succeed. */
const addressTroubles = {
  'not-web': 'is not on the public web, and is never asked',
  port: 'names a port that is never asked; only 80, 443 and 8000 to 9999 are',
};

/** Why a feed of the list can never be polled, in a sentence; undefined where it can. */
export function addressMistake(xmlUrl: string): string | undefined {
  const address = feedAddress(xmlUrl);
  return 'trouble' in address
    ? `${shownAddress(xmlUrl)}: this address ${addressTroubles[address.trouble]}`
    : undefined;
}

/** What one line says that is not understood or cannot work. */
function mistakesOf({ tab, xmlUrl, title, text }: Outline): string[] {
  const name = shownAddress(xmlUrl ?? title ?? text ?? '');
  const mistakes: string[] = [];
  // An attribute of ours, which no other reader writes.
  if (typeof tab === 'string' && tab.trim() !== '' && !tabOf(tab)) {
    const keys = allTabs.map(({ key }) => key).join(', ');
    mistakes.push(`${name}: ${tab} is no tab; there are ${keys}`);
  }
  const mistake = xmlUrl ? addressMistake(xmlUrl) : undefined;
  return mistake === undefined ? mistakes : [...mistakes, mistake];
}

const mistakesIn = (outlines: Outline[]): string[] =>
  outlines.flatMap((outline) => [...mistakesOf(outline), ...mistakesIn(outline.outlines ?? [])]);

/**
 * What is not understood or cannot work in an operator's own list, one sentence each. The feeds are
 * listed all the same. Throws as {@link readFeedList}.
 */
export const listMistakes = (bytes: Uint8Array): string[] => mistakesIn(outlinesOf(bytes));

/**
 * The feeds of an OPML document, each address once, in its first spelling. Throws when it is not
 * OPML or lists no feed.
 */
export function readFeedList(bytes: Uint8Array): ListedFeed[] {
  const feeds = flatten(outlinesOf(bytes), undefined);
  const byUrl = new Map(feeds.reverse().map((feed) => [spelled(feed.url), feed]));
  if (byUrl.size === 0) throw new Error('the OPML file lists no feed');
  return [...byUrl.values()].reverse();
}
