// What the clusterer remembers of articles and how it finds them again: an inverted index over a
// window of time. The store keeps it in the database, tests and measurements in memory.
import type { Language } from '@/lib/model/text/languages';
import type { Things } from './things';
import type { Kind } from './kind';
import type { Sketch } from './sketch';
import type { Terms } from './terms';

/** Unit-free weights of the terms of one text, scaled so that a dot product is their cosine. */
export type Vector = ReadonlyMap<string, number>;

/** An article as it is compared: what it says, not yet weighed by how rare it is. */
export type Entry = {
  article_id: string;
  event_id: string;
  lang: Language;
  /** Milliseconds. */
  published_at: number;
  /** When the first article of the event was published, as it came. */
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
  sketch: Sketch;
  /** What it names, for events of other languages; empty for what was stored before. */
  things: Things;
  copy_of?: string;
};

/** How many articles of the language hold each term; a term that none holds is absent. */
export type Frequencies = { articles: number; of: ReadonlyMap<string, number> };

/** From and until when, milliseconds, both included. */
export type Span = { from: number; until: number };

export type NewEntry = {
  entry: Entry;
  /** Counted once each in the language's frequencies. */
  terms: readonly string[];
  /** Under which keys later articles find its event. With none it is no member: it must not attract. */
  keys: readonly string[];
};

/** An article that says something else than it did: its page was read. */
export type Reread = {
  says: Pick<Entry, 'lang' | 'published_at' | 'title' | 'body' | 'sketch' | 'things'>;
} & Pick<NewEntry, 'terms' | 'keys'>;

export interface Postings {
  /** Where an article was put before, if it was. */
  placed(articleId: string): Promise<Pick<Entry, 'event_id' | 'copy_of'> | undefined>;
  /** Which of these ids are those of events, or were and lead to one. */
  eventsInUse(ids: readonly string[]): Promise<Set<string>>;
  frequencies(lang: Language, terms: readonly string[]): Promise<Frequencies>;
  /** Events filed under each key within the span: those of its `most` newest articles. */
  eventsUnder(
    lang: Language,
    keys: readonly string[],
    span: Span,
    most: number,
  ): Promise<{ key: string; event_id: string }[]>;
  /** Of each event, the members within the span: the `most` newest. */
  membersOf(eventIds: readonly string[], span: Span, most: number): Promise<Entry[]>;
  /** The times of the articles around which the window was not clustered since they came. */
  unsettled(): Promise<Span | undefined>;
  /** Every article within the span, copies and round-ups too, oldest first. */
  within(span: Span): Promise<Entry[]>;
  /** From when until when each event has articles. */
  standing(eventIds: readonly string[]): Promise<Map<string, Span>>;
  /** Puts articles into another event; answers those that it did: an operator may have taken some. */
  move(articleIds: readonly string[], eventId: string): Promise<string[]>;
  /**
   * What an article says by now; the window around it is to be clustered again. Where it is of another
   * language or time than it was, a member is filed anew, and counted in its new language.
   */
  reread(articleId: string, now: Reread): Promise<void>;
  /** The window was clustered around the articles of this span. */
  settle(span: Span): Promise<void>;
  /** All or nothing with whatever transaction the caller has open. */
  add(entry: NewEntry): Promise<void>;
}
