// What the clusterer stores of articles and how it finds them: an inverted index over a window of
// time. The store keeps it in the database, tests and measurements in memory.
import type { Language } from '@/lib/model/text/languages';
import type { Things } from './things';
import type { Kind } from './kind';
import type { Fingerprint } from './fingerprint';
import type { Terms } from './terms';

/** Weights of the terms of one text, normalized so that a dot product is the cosine. */
export type Vector = ReadonlyMap<string, number>;

/** An article as it is compared: its terms, not yet weighted by rarity. */
export type Entry = {
  article_id: string;
  event_id: string;
  lang: Language;
  /** Milliseconds. */
  published_at: number;
  /** When the first article of the event was published, as its feed said. */
  opened_at: number;
  /** The publisher, for comparison only. */
  source: string;
  feed_id: string;
  /** The headline without case and punctuation. */
  headline: string;
  kind: Kind;
  title: Terms;
  /** Empty when there is too little text. */
  body: Terms;
  fingerprint: Fingerprint;
  /**
   * What it names, for comparison with other languages; empty for articles stored before this
   * existed.
   */
  things: Things;
  copy_of?: string;
};

/** How many articles of the language have each term; a term that none has is absent. */
export type Frequencies = { articles: number; of: ReadonlyMap<string, number> };

/** From and until, in milliseconds, both inclusive. */
export type Span = { from: number; until: number };

export type NewEntry = {
  entry: Entry;
  /** Each counted once in the language's frequencies. */
  terms: readonly string[];
  /** The keys by which later articles find its event. Without keys it attracts no others. */
  keys: readonly string[];
};

/** An article whose content changed: its page was read. */
export type Reread = {
  says: Pick<Entry, 'lang' | 'published_at' | 'title' | 'body' | 'fingerprint' | 'things'>;
} & Pick<NewEntry, 'terms' | 'keys'>;

export interface Postings {
  /** Where an article was assigned before, if it was. */
  placed(articleId: string): Promise<Pick<Entry, 'event_id' | 'copy_of'> | undefined>;
  /** Which of these ids belong to events, or did and redirect to one. */
  eventsInUse(ids: readonly string[]): Promise<Set<string>>;
  frequencies(lang: Language, terms: readonly string[]): Promise<Frequencies>;
  /** Events indexed under each key within the span: those of its `most` newest articles. */
  eventsUnder(
    lang: Language,
    keys: readonly string[],
    span: Span,
    most: number,
  ): Promise<{ key: string; event_id: string }[]>;
  /** The `most` newest members of each event within the span. */
  membersOf(eventIds: readonly string[], span: Span, most: number): Promise<Entry[]>;
  /** The times of the articles whose surroundings were not clustered since they arrived. */
  unsettled(): Promise<Span | undefined>;
  /** Every article within the span, including copies and round-ups, oldest first. */
  within(span: Span): Promise<Entry[]>;
  /** The span of each event's articles. */
  standing(eventIds: readonly string[]): Promise<Map<string, Span>>;
  /**
   * Moves articles into another event; returns those that were moved, as an operator may have taken
   * some.
   */
  move(articleIds: readonly string[], eventId: string): Promise<string[]>;
  /**
   * Updates an article's content; the window around it is to be clustered again. A member whose
   * language or time changed is indexed again and counted in its new language.
   */
  reread(articleId: string, now: Reread): Promise<void>;
  /** Marks the window around the articles of this span as clustered. */
  settle(span: Span): Promise<void>;
  /** Atomic within the caller's transaction. */
  add(entry: NewEntry): Promise<void>;
}
