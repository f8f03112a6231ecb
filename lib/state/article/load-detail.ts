// Fetches one event in full and prepares it for its page. The contract's schemas, the public suffix
// list and the parser are loaded on demand, not with the first screen.
import type { Call } from '@/lib/client/create-client';
import type { NewsEvent } from '@/lib/contract';
import type { Source } from '@/lib/model/feed/entry';

/** An event with deduplicated sources, and a parsed tree for every text. */
export type ArticleEvent = NewsEvent & { sources: Source[] };

/** Fills in what a service may omit. */
export async function prepareDetail(event: NewsEvent): Promise<ArticleEvent> {
  const [{ distinctSources }, { hasTrees }] = await Promise.all([
    import('@/lib/model/feed/sources'),
    import('@/lib/model/markdown/has-trees'),
  ]);
  const whole = hasTrees(event.content)
    ? event
    : (await import('@/lib/model/markdown/block-trees')).withTrees(event);
  return { ...whole, sources: distinctSources(event.references) };
}

/** The event, or null when it was taken down; throws when the service did not answer. */
export async function loadDetail(call: Call, id: string): Promise<ArticleEvent | null> {
  const { takenDown } = await import('@/lib/contract');
  const { code, data } = await call('GetEventDetail', { event_id: id }, { quiet: true });
  if (code === takenDown || (code === 0 && !data)) return null;
  if (!data) throw new Error(`The detail of ${id} came without data.`);
  return data.content.length === 0 ? null : prepareDetail(data);
}

type Version = Pick<NewsEvent, 'id' | 'event_version_id'>;

/** Equal versions have equal texts. */
export function isSameVersion(a: Version, b: Version): boolean {
  return a.id === b.id && a.event_version_id === b.event_version_id;
}

const marks = [
  ...(['has_read', 'has_updated', 'collected', 'like_status', 'like_count'] as const),
  'reading_place',
] as const;

/** Whether the reader's marks and the number of likes are equal. */
export function hasSameMarks(a: ArticleEvent, b: ArticleEvent): boolean {
  return marks.every((mark) => a[mark] === b[mark]);
}

/**
 * "The server detail replaces the cached one when its event_version_id differs": for the same
 * version the known text stays, with the service's current marks.
 */
export function newerDetail(known: ArticleEvent | undefined, fresh: ArticleEvent): ArticleEvent {
  if (!known || !isSameVersion(known, fresh)) return fresh;
  const { has_read, has_updated, collected, like_status, like_count, reading_place } = fresh;
  return { ...known, has_read, has_updated, collected, like_status, like_count, reading_place };
}
