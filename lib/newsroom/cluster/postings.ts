// What the clusterer remembers of articles and how it finds them again: an inverted index over a
// window of time. The store keeps it in the database, tests and measurements in memory.
import type { Language } from '@/lib/model/text/languages';
import type { Sketch } from './sketch';

/** Unit-free weights of the terms of one text, scaled so that a dot product is their cosine. */
export type Vector = ReadonlyMap<string, number>;

/** An article as it was compared when it came; it is never weighed again. */
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
  title: Vector;
  /** Length of the title's weights before they were scaled. */
  title_length: number;
  /** Empty when there is too little text. */
  body: Vector;
  sketch: Sketch;
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

export interface Postings {
  /** Where an article was put before, if it was. */
  placed(articleId: string): Promise<Pick<Entry, 'event_id' | 'copy_of'> | undefined>;
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
  /** All or nothing with whatever transaction the caller has open. */
  add(entry: NewEntry): Promise<void>;
}
