// What the list stores of an event: one row's data, with its sources already deduplicated by
// publisher and main domain (`to-entry.ts`).
import type { Writing } from '../text/how-made';
import type { LikeStatusValue } from '../wire/card-enums';
import { sourceTag, type LocalizedText } from '../text/languages';

export type Source = {
  link: string;
  source?: string;
  name?: string;
  title?: string;
  /** The number that citations refer to. */
  order?: number;
  /** Milliseconds since 1970. */
  release_time?: number;
  /** The language tag of the title; absent where it is unknown. */
  lang?: string;
};

export type FeedEntry = {
  id: string;
  event_version_id: string;
  title: LocalizedText;
  brief: LocalizedText;
  cover: string[];
  /** Milliseconds since 1970. */
  release_time: number;
  has_updated: boolean;
  has_read: boolean;
  collected: boolean;
  like_status: LikeStatusValue;
  like_count: number;
  writing: Writing;
  /** Paid content of its publisher. */
  paid_content?: boolean;
  /** Languages in which a model translated the text. */
  translated?: string[];
  is_moment?: boolean;
  sources: Source[];
};

/** The publisher as readers know it; without a name, the host of the source. */
export function sourceName({ source, name, link }: Source): string {
  return source?.trim() || name?.trim() || hostOf(link);
}

/**
 * The sources of an event with this title: their headlines are in the language that it was written
 * in.
 */
export function inOneLanguage<S extends Source>(sources: readonly S[], title: LocalizedText): S[] {
  const lang = sourceTag(title);
  return lang === undefined ? [...sources] : sources.map((source) => ({ ...source, lang }));
}

/** The host of a source's address, for its icon; '' when the address is invalid. */
export function hostOf(link: string): string {
  return URL.canParse(link) ? new URL(link).hostname : '';
}
