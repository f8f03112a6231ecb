// Finds the feed at an address that somebody entered, or the one that the page there links to.
// Protects: every address is fetched by the guarded fetch, and every failure has a name.
import { feedBytes } from '@/lib/model/limits/service';
import { FetchError } from '../ingest/fetch-error';
import type { ReadFeed as ReadDocument } from '../ingest/feed-reader';
import type { FetchedAnswer, GuardedFetch } from '../ingest/guarded-fetch';
import { retryAfterMs } from '../retry-after';
import { isLost, type ReadFeed } from '../ingest/read-feed';
import type { Clock } from '../types';
import { feedTrouble } from './feed-trouble';
import { namedFeed } from './named-feed';

export type FeedAtParts = { fetch: GuardedFetch; readFeed: ReadDocument; clock: Clock };

/** Why it failed, in the form of feed-trouble.ts. */
export class Unfit extends Error {
  constructor(
    message: string,
    readonly retryMs?: number,
  ) {
    super(message);
    this.name = 'Unfit';
  }
}

/** Any failure of {@link feedAt}, in the form of feed-trouble.ts. */
export function troubleOf(error: unknown): string {
  if (error instanceof Unfit) return error.message;
  return feedTrouble(error instanceof FetchError ? error.kind : 'not-kept');
}

type Asked = { url: string; etag?: string; last_modified?: string };

async function ask(
  { fetch, clock }: FeedAtParts,
  { url, etag, last_modified }: Asked,
  signal?: AbortSignal,
): Promise<FetchedAnswer | undefined> {
  const headers = {
    accept:
      'application/rss+xml, application/atom+xml, application/feed+json, text/html;q=0.8, */*;q=0.5',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(last_modified ? { 'if-modified-since': last_modified } : {}),
  };
  const answer = await fetch(url, { maxBytes: feedBytes, headers, signal });
  if (answer.status === 304) return undefined;
  if (answer.status !== 200) {
    const retryMs = retryAfterMs(answer.headers.get('retry-after'), clock());
    throw new Unfit(feedTrouble('status', answer.status), retryMs);
  }
  return answer;
}

export type FeedAt = { feed: ReadFeed; answer: FetchedAnswer; url: string };

/**
 * Undefined: nothing changed since `etag` and `last_modified`. `url` is the feed's own address.
 * @throws Unfit where there is no feed, FetchError where the host cannot be reached.
 */
export async function feedAt(
  parts: FeedAtParts,
  asked: Asked,
  signal?: AbortSignal,
): Promise<FeedAt | undefined> {
  const read = async (answer: FetchedAnswer) =>
    parts.readFeed(answer.body, {
      contentType: answer.headers.get('content-type') ?? undefined,
      ...{ address: answer.url, now: parts.clock() },
    });
  const answer = await ask(parts, asked, signal);
  if (!answer) return undefined;
  const found = await read(answer);
  if (found.ok && isLost(found.feed)) throw new Unfit(feedTrouble('damaged'));
  if (found.ok) return { feed: found.feed, answer, url: asked.url };
  const url = namedFeed(answer.body, answer.url);
  if (url === undefined) throw new Unfit(feedTrouble('no-feed'));
  const second = await ask(parts, { url }, signal);
  const named = second && (await read(second));
  if (!second || !named?.ok) throw new Unfit(feedTrouble('names-none', url));
  return { feed: named.feed, answer: second, url };
}
