// Polls one feed: a conditional request, then storing its articles. Every outcome becomes the
// feed's state and a report; nothing is thrown.
import { feedBackOffMaxMs, feedBytes } from '@/lib/model/limits/service';
import { FetchError } from './fetch-error';
import type { ListedFeed } from './feed-list';
import type { FetchedAnswer, GuardedFetch } from './guarded-fetch';
import { ingestDocument } from './ingest-document';
import { whenAlone } from '../jobs/when-alone';
import type { IngestParts } from './ingest-parts';
import { retryAfterMs } from '../retry-after';
import { afterFailure, afterSuccess } from './poll-schedule';
import { emptyReport, type FeedReport } from './report';
import { shownAddress, shownPath } from '../shown-address';
import { span, type Attributes } from '../spans';
import type { FeedState } from '../store/contract/store';
import { keptHeader } from './kept-header';

export type PollParts = IngestParts & {
  fetch: GuardedFetch;
  list: readonly ListedFeed[];
  /** True when the caller holds the ingest lock already. */
  alone?: boolean;
};

function conditions({ etag, last_modified }: FeedState): Record<string, string> {
  return {
    accept:
      'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, */*;q=0.5',
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(last_modified ? { 'if-modified-since': last_modified } : {}),
  };
}

/** The name of a feed in reports. */
const nameOf = ({ title, url }: FeedState): string => title || shownAddress(url);

type Poll = { state: FeedState; report: FeedReport };

function failed(state: FeedState, now: number, why: string, more: Partial<FeedReport> = {}): Poll {
  const report = { ...emptyReport, name: nameOf(state), why, ...more };
  // A missing network is no failure of the feed.
  return { report, state: more.unreachable ? state : afterFailure(state, now, why) };
}

async function take(
  parts: PollParts,
  state: FeedState,
  answer: FetchedAnswer,
  signal?: AbortSignal,
): Promise<Poll> {
  const now = parts.clock();
  const name = nameOf(state);
  if (answer.status === 304) {
    const report = { ...emptyReport, name, unchanged: true };
    return { state: afterSuccess(state, now), report };
  }
  if (answer.status !== 200) {
    const isGone = answer.status === 410;
    const why = isGone
      ? 'the server says that this feed is gone for good (410)'
      : `the server answered ${answer.status}`;
    const retry = isGone ? feedBackOffMaxMs : retryAfterMs(answer.headers.get('retry-after'), now);
    return {
      state: afterFailure(state, now, why, retry),
      report: { ...emptyReport, name, why },
    };
  }
  const contentType = answer.headers.get('content-type') ?? undefined;
  const listed = parts.list.find(({ url }) => url === state.url);
  const document = {
    bytes: answer.body,
    contentType,
    address: answer.url,
    name: state.url,
    listed,
    last_ok_at: state.last_ok_at,
  };
  const ingest = (lost?: AbortSignal) => {
    const signals = [signal, lost].filter((s) => s !== undefined);
    return ingestDocument(parts, document, parts.list, AbortSignal.any(signals));
  };
  const report = parts.alone ? await ingest() : await whenAlone(parts.store, ingest, { signal });
  if (!report) return failed(state, now, 'interrupted', { unreachable: true });
  if (report.why !== undefined) return failed(state, now, report.why);
  // A damaged document may be truncated: store no validators, so that the next full response brings
  // what is missing.
  const whole =
    report.failed === 0 && !report.repaired && report.added + report.known === report.items;
  const validators = whole
    ? { etag: keptHeader(answer, 'etag'), last_modified: keptHeader(answer, 'last-modified') }
    : { etag: undefined, last_modified: undefined };
  return {
    report: { ...report, name: report.name || name },
    state: {
      ...afterSuccess(state, now, validators),
      title: state.title || report.name,
      articles: (state.articles ?? 0) + report.added,
    },
  };
}

async function pollOnce(parts: PollParts, state: FeedState, signal?: AbortSignal): Promise<Poll> {
  let poll: Poll;
  try {
    const request = { maxBytes: feedBytes, headers: conditions(state), signal };
    poll = await take(parts, state, await parts.fetch(state.url, request), signal);
  } catch (error) {
    const now = parts.clock();
    if (error instanceof FetchError) {
      const why = error.isRefusal ? `refused: ${error.message}` : error.message;
      poll = failed(state, now, why, { unreachable: error.kind === 'unreachable' });
    } else {
      parts.log.error({ err: error, feed: nameOf(state) }, 'a feed could not be stored');
      poll = failed(state, now, 'its articles could not be stored');
    }
  }
  if (!poll.report.unreachable) await parts.store.feeds.save(poll.state);
  return poll;
}

/** A feed in a span: without the parts of its address that may be keys. */
function feedAttributes({ id, url }: FeedState): Attributes {
  if (!URL.canParse(url)) return { 'feed.id': id };
  const { hostname, pathname } = new URL(url);
  return { 'feed.id': id, 'server.address': hostname, 'url.path': shownPath(pathname) };
}

/** Polls once and saves the feed's new state. `report.unreachable`: the state is unchanged. */
export function pollFeed(parts: PollParts, state: FeedState, signal?: AbortSignal): Promise<Poll> {
  const attributes = feedAttributes(state);
  return span(
    'feed poll',
    { attributes },
    () => pollOnce(parts, state, signal),
    ({ report: { added, why } }) => ({ added, ...(why && { why }), failed: why !== undefined }),
  );
}
