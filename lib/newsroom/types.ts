// The types that the parts of the newsroom share: feed item → article → event.
import type { ContentBlock, NewsEvent, TimelineEntry } from '@/lib/contract';
import type { Language } from '@/lib/model/text/languages';

/** Milliseconds since 1970; the clock is injected everywhere so that tests can stop it. */
export type Clock = () => number;

/** One entry of a feed after decoding, parsing and cleaning: plain text only, still untrusted. */
export type FeedItem = {
  /** The feed's own id of the entry, or its link, or a hash of its text: unique within the feed. */
  guid: string;
  /** An http(s) address, or '' when the feed has no safe one. */
  url: string;
  title: string;
  /** Paragraphs of plain text, best of content and summary; may be empty. */
  paragraphs: string[];
  /** http(s) addresses of images, best first. */
  images: string[];
  /** The publisher's name when the entry names another than the feed's own. */
  source?: string;
  /** The authors, as far as the feed names them: a byline is not a subject of the news. */
  authors?: string[];
  /** Within −10 years … +1 day of the fetch, else the fetch time. */
  published_at: number;
  /** `published_at` is noon of the day in the address: the feed dates no item. */
  day_only?: boolean;
  /** The feed does not date it: `published_at` is an estimate, which no reader is shown. */
  undated?: boolean;
};

/** A stored feed item. */
export type Article = FeedItem & {
  /** `a_` and a hash of feed id and guid: the same input always has the same id. */
  id: string;
  feed_id: string;
  /** The publisher's name as readers know it. */
  source: string;
  /** The registrable domain of `url` (tldts), or '' without one. */
  main_domain: string;
  lang: Language;
  tab: string;
  fetched_at: number;
  /** The event that the article belongs to; every stored article has one. */
  event_id: string;
  /** The article that this one repeats (a syndicated copy), if any. */
  copy_of?: string;
  /** The feed's text, where `paragraphs` are those of its page. */
  teaser?: string[];
  /** The page's sections, the most general first, and its authors. */
  sections?: string[];
  author?: string;
};

/**
 * What a writer makes of an event's articles: the parts of an event that are the same for all
 * readers.
 */
export type EventBody = Pick<
  NewsEvent,
  | 'title'
  | 'brief'
  | 'cover'
  | 'release_time'
  | 'references'
  | 'content'
  | 'anchors'
  | 'anchor_keywords'
  | 'highlights'
  | 'follow_up_questions'
  | 'outline'
  | 'writing'
  | 'translated'
  | 'perspectives'
  | 'timeline'
  | 'differences'
  | 'syndication'
  | 'evidence'
>;

/** An event as stored: its current version, and the fields that lists sort and filter by. */
export type StoredEvent = EventBody & {
  id: string;
  event_version_id: string;
  lang: Language;
  /** Tab keys besides `recommend`, which has every event. */
  tabs: string[];
  /** The sort key of lists, newest first: milliseconds, see `rankTime`. */
  rank_time: number;
  hot_weight: number;
  like_count: number;
  updated_at: number;
  taken_down: boolean;
  /** The version of quoted sentences from which a model wrote this one: both tell the same news. */
  written_from?: string;
  /**
   * Those quoted sentences, without trees, with the numbers of `references`: the assistant quotes
   * them, and the next version is compared with them. Lists leave them out.
   */
  quoted?: { title: string; content: ContentBlock[] };
  /**
   * For a quoted version: the `order` of the references that were new in it. Lists leave them out.
   */
  new_references?: number[];
  /** Lines of the timeline that an operator hid. Lists leave them out. */
  hidden_moments?: TimelineEntry[];
};

/** One line of a feed list: a feed to poll and the tab its events go to. */
export type FeedSource = {
  url: string;
  title: string;
  tab: string;
  lang?: Language;
  /** `false`: linked pages of its items are not read. */
  fullText?: false;
};
