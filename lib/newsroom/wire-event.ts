// From a stored event to the event that one reader sees: the shared text and that reader's marks.
import type { NewsEvent } from '@/lib/contract';
import { LikeStatus } from '@/lib/model/wire/card-enums';
import { ownCovers } from './pictures';
import { socialPosts } from './social-posts';
import type { Owner, ReaderMark, Store } from './store/contract/store';
import type { Twin } from './store/contract/twin-store';
import type { StoredEvent } from './types';
import { isPaidContent } from './tabs/paid-content';
import { toldTime } from './told-time';
import { toTag } from '@/lib/model/text/languages';

type Listed = Omit<
  NewsEvent,
  'content' | 'anchors' | 'anchor_keywords' | 'outline' | 'highlights' | 'follow_up_questions'
>;

/** A model's rewriting of a version that the reader has read is no update. */
function hasUpdated({ event_version_id, written_from }: StoredEvent, mark?: ReaderMark): boolean {
  const read = mark?.read_version;
  return read !== undefined && read !== event_version_id && read !== written_from;
}

/** An event counts as paid content only if all its reports do. */
const isPaid = ({ references }: StoredEvent) =>
  references.length > 0 &&
  references.every(({ link, title }) => isPaidContent({ url: link, title: title ?? '' }));

/** The fields of a list row, without the article itself. */
export function listedEvent(
  event: StoredEvent,
  mark: ReaderMark | undefined,
  twins?: readonly Twin[],
): Listed {
  return {
    id: event.id,
    event_version_id: event.event_version_id,
    title: event.title,
    brief: event.brief,
    cover: ownCovers(event.id, event.cover),
    release_time: toldTime(event),
    references: event.references,
    has_read: mark?.read_version !== undefined,
    has_updated: hasUpdated(event, mark),
    collected: mark?.favorite ?? false,
    like_status: mark?.liked ? LikeStatus.Like : LikeStatus.None,
    like_count: event.like_count,
    hot_weight: event.hot_weight,
    writing: event.writing,
    ...(isPaid(event) ? { paid_content: true } : {}),
    ...(event.translated ? { translated: event.translated } : {}),
    ...(twins
      ? { also_in: twins.map(({ id, lang, title }) => ({ id, lang: toTag(lang), title })) }
      : {}),
  };
}

/** The whole event for one reader. */
export function detailedEvent(
  event: StoredEvent,
  mark: ReaderMark | undefined,
  twins?: readonly Twin[],
): NewsEvent {
  const posts = socialPosts(event);
  const place = mark?.read_version === event.event_version_id ? mark.place : undefined;
  return {
    ...listedEvent(event, mark, twins),
    ...(place === undefined ? {} : { reading_place: place }),
    ...(posts.length > 0 ? { social_media: posts } : {}),
    content: event.content,
    anchors: event.anchors,
    anchor_keywords: event.anchor_keywords,
    highlights: event.highlights,
    follow_up_questions: event.follow_up_questions,
    outline: event.outline,
    perspectives: event.perspectives,
    timeline: event.timeline,
    differences: event.differences,
    syndication: event.syndication,
    evidence: event.evidence,
  };
}

/** List rows for a reader, with all their marks read at once. */
export async function listedEvents(
  store: Store,
  owner: Owner | undefined,
  events: readonly StoredEvent[],
): Promise<Listed[]> {
  const ids = events.map((event) => event.id);
  const marks = owner ? await store.readers.marks(owner, ids) : undefined;
  const twins = await store.twins.of(ids);
  return events.map((event) => listedEvent(event, marks?.get(event.id), twins.get(event.id)));
}
