// The list of feeds to poll, as OPML: our own default or one that another reader exported. A list is
// an operator's file, so a mistake in it is said clearly rather than passed over.
import { parseOpml } from 'feedsmith';
import { readLanguage } from '@/lib/model/text/languages';
import { defaultTabKey } from '@/lib/model/limits/feed';
import { allTabs } from '@/lib/model/feed/tabs';
import type { FeedSource } from '../types';
import { cleanText } from './clean-text';
import { decodeFeed } from './decode';

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

/** The tab that a word of an OPML file means: its key, or its name in any of our languages. */
function tabOf(word: string | undefined): string | undefined {
  const wanted = word?.trim().replace(/^\//, '').toLowerCase();
  return allTabs.find(
    ({ key, name }) => key === wanted || name.some(({ text }) => text.toLowerCase() === wanted),
  )?.key;
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
      title: cleanText(title ?? text ?? ''),
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
  const document = parseOpml(text.slice(Math.max(0, text.indexOf('<'))), {
    extraOutlineAttributes: ['tab', 'fullText'],
  });
  return document.body?.outlines ?? [];
}

function unknownTabs(outlines: Outline[]): string[] {
  return outlines.flatMap(({ tab, xmlUrl, title, text, outlines: inner = [] }) => {
    const isUnknown = typeof tab === 'string' && tab.trim() !== '' && !tabOf(tab);
    const name = xmlUrl ?? title ?? text ?? '';
    return [...(isUnknown ? [`${name}: ${tab} is no tab`] : []), ...unknownTabs(inner)];
  });
}

/**
 * What an operator's own list says and we do not understand, a sentence each: `tab` is a word of
 * ours, which no other reader writes. The feeds are polled all the same. Throws as {@link readFeedList}.
 */
export function listMistakes(bytes: Uint8Array): string[] {
  const keys = allTabs.map(({ key }) => key).join(', ');
  return unknownTabs(outlinesOf(bytes)).map((line) => `${line}; there are ${keys}`);
}

/** The feeds of an OPML document, each address once. Throws when it is no OPML or lists no feed. */
export function readFeedList(bytes: Uint8Array): ListedFeed[] {
  const feeds = flatten(outlinesOf(bytes), undefined);
  const byUrl = new Map(feeds.reverse().map((feed) => [feed.url, feed]));
  if (byUrl.size === 0) throw new Error('the OPML file lists no feed');
  return [...byUrl.values()].reverse();
}
