// Every table that a backup carries, those that others refer to first, each with the key by which
// it is read in order. What is derived (the full text) is made anew instead.
import type { Schema } from './schema';

type Row<T extends keyof Schema> = { name: T; key: readonly (keyof Schema[T] & string)[] };

const table = <T extends keyof Schema>(name: T, ...key: (keyof Schema[T] & string)[]): Row<T> => ({
  name,
  key,
});

export const tables = [
  table('meta', 'key'),
  table('event', 'id'),
  table('event_redirect', 'from_id'),
  table('event_twin', 'event_id', 'twin_id'),
  table('event_body', 'event_id'),
  table('event_tab', 'tab', 'rank_time', 'event_id'),
  table('event_host', 'host', 'event_id'),
  table('event_like', 'owner', 'event_id'),
  table('event_collect', 'owner', 'event_id'),
  table('event_read', 'owner', 'event_id'),
  table('event_shown', 'owner', 'tab', 'event_id'),
  table('device_setting', 'device'),
  table('feed', 'id'),
  table('article', 'id'),
  table('page', 'article_id'),
  table('page_host', 'host'),
  table('cluster_article', 'article_id'),
  table('cluster_posting', 'key', 'published_at', 'article_id'),
  table('cluster_term', 'term'),
  table('disinterest', 'owner', 'target', 'target_id'),
  table('mute', 'owner', 'kind', 'value'),
  table('report', 'id'),
  table('chat_turn', 'owner', 'id'),
  table('published_answer', 'id'),
  table('answer_rating', 'owner', 'turn_id'),
  table('interest', 'owner', 'category', 'keyword'),
  table('reader_setting', 'owner'),
  table('event_topic', 'topic', 'rank_time', 'event_id', 'lang'),
  table('track', 'id'),
  table('track_item', 'track_id', 'event_id'),
  table('track_follow', 'owner', 'track_id'),
  table('track_maker', 'track_id'),
  table('counter', 'name'),
  table('lease', 'scope', 'place'),
  table('account', 'id'),
  table('identity', 'kind', 'subject'),
  table('session', 'id'),
  table('login_code', 'scene', 'subject'),
  table('login_failure', 'subject'),
  table('login_flow', 'state'),
];
