// The stream ids of reader apps: a tab and a topic are feeds in two folders, favorites are starred.
// Protects: one spelling is sent, every usual spelling is accepted.
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { StreamOf } from '../store/contract/program-store';

export const states = {
  readingList: 'user/-/state/com.google/reading-list',
  read: 'user/-/state/com.google/read',
  starred: 'user/-/state/com.google/starred',
  liked: 'user/-/state/com.google/like',
  keptUnread: 'user/-/state/com.google/kept-unread',
} as const;

export const labels = { tabs: 'user/-/label/Tabs', topics: 'user/-/label/Topics' } as const;

export const tabStream = (tab: string) => `feed/tab/${tab}`;
export const topicStream = (id: string) => `feed/topic/${id}`;

/** Turns `user/1234/…` into `user/-/…`. */
export const plainStream = (id: string) => id.replace(/^user\/[^/]+\//, 'user/-/');

/** The list that a stream id means; undefined for an unknown one. */
export function streamOf(id: string): StreamOf | undefined {
  const plain = plainStream(id);
  if (plain === states.readingList || plain === labels.tabs || plain === states.keptUnread) {
    return { kind: 'tab', tab: defaultTabKey };
  }
  if (plain === labels.topics) return { kind: 'followed' };
  if (plain === states.starred) return { kind: 'starred' };
  if (plain === states.liked) return { kind: 'liked' };
  if (plain === states.read) return { kind: 'read' };
  const [, kind, name = ''] = /^feed\/(tab|topic)\/([\w.-]{1,128})$/.exec(plain) ?? [];
  if (kind === 'tab') return { kind, tab: name };
  return kind === 'topic' ? { kind, id: name } : undefined;
}

/** A state of the API that does not exist here, such as `broadcast`: a list without items. */
export const isForeignState = (id: string): boolean =>
  /^user\/-\/state\/com\.google\/[\w-]+$/.test(plainStream(id)) && streamOf(id) === undefined;

/** The mark that a state means. */
export function markOf(id: string): 'read' | 'starred' | 'liked' | undefined {
  const plain = plainStream(id);
  if (plain === states.read) return 'read';
  if (plain === states.starred) return 'starred';
  return plain === states.liked ? 'liked' : undefined;
}
