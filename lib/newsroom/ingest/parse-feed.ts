// Parses text into a raw feed. The library parses well-formed documents; others that real readers
// tolerate are salvaged item by item, so that one broken item never loses the feed.
import { DetectError, MalformedError, ParseError, parseFeed as parse } from 'feedsmith';
import * as z from 'zod';
import { feedItemsMax } from '@/lib/model/limits/service';
import { findDocument } from './find-document';
import { mapFeed } from './map-feed';
import type { RawFeed } from './raw-feed';
import { cutItems, salvageDocuments } from './salvage-items';

export type ParsedFeed = RawFeed & {
  /** Items that could not be read. */
  broken: number;
  /** The document was not well-formed. */
  repaired: boolean;
};

/** Why a document is no feed, as a sentence for the report line. */
export class NotAFeed extends Error {}

/** More are never stored; reading them would only cost time. */
const maxItems = 2 * feedItemsMax;

/** The raw feed; empty when the root is right but has no items; undefined when it is malformed. */
function parseWhole(document: string): RawFeed | undefined {
  try {
    return mapFeed(parse<string>(document, { maxItems }));
  } catch (error) {
    if (error instanceof ParseError || error instanceof DetectError) return { items: [] };
    if (error instanceof MalformedError) return undefined;
    throw error;
  }
}

const jsonObject = z.record(z.string(), z.unknown());

/** Own members only: otherwise a member named `constructor` would be read from the prototype. */
function bare(value: unknown): Record<string, unknown> | undefined {
  const parsed = jsonObject.safeParse(value);
  if (!parsed.success) return undefined;
  const { constructor: _class, __proto__: _prototype, ...rest } = parsed.data;
  return rest;
}

function parseJson(document: string): ParsedFeed {
  try {
    const feed = bare(JSON.parse(document));
    const items = Array.isArray(feed?.items) ? feed.items.slice(0, maxItems).map(bare) : [];
    const read = mapFeed(parse<string>({ ...feed, items }));
    return { ...read, broken: items.length - read.items.length, repaired: false };
  } catch (cause) {
    if (cause instanceof ParseError) return { items: [], broken: 0, repaired: false };
    throw new NotAFeed('not a feed', { cause });
  }
}

function salvage(document: string): ParsedFeed {
  const { head, items } = salvageDocuments(document);
  const found = items.flatMap((item) => parseWhole(item)?.items.slice(0, 1) ?? []);
  return {
    ...parseWhole(head),
    items: found,
    broken: items.length - found.length,
    repaired: true,
  };
}

function whyNot(text: string): string {
  if (text.replace(/[\s\uFEFF\0]+/g, '') === '') return 'the document is empty';
  return /<(!doctype html|html)\b/i.test(text) ? 'a web page, not a feed' : 'not a feed';
}

/** Reads RSS, Atom, RDF or JSON Feed; throws {@link NotAFeed} for everything else. */
export function parseFeed(text: string): ParsedFeed {
  const document = findDocument(text);
  if (document === undefined) throw new NotAFeed(whyNot(text));
  if (document.startsWith('{')) return parseJson(document);
  const whole = parseWhole(document);
  // Fewer items than the text has: a broken one swallowed its neighbors.
  const shown = cutItems(document).blocks.length;
  if (whole && whole.items.length >= shown) return { ...whole, broken: 0, repaired: false };
  const salvaged = salvage(document);
  if (!whole) return salvaged;
  return whole.items.length >= salvaged.items.length
    ? // Without any readable item, a well-formed document is damaged all the same.
      { ...whole, broken: shown - whole.items.length, repaired: whole.items.length === 0 }
    : { ...whole, items: salvaged.items, broken: salvaged.broken, repaired: true };
}
