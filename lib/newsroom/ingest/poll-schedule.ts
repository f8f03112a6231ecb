// When a feed is polled again. A healthy feed has a fixed interval; a failing one waits twice as
// long after each failure; a server's own retry time is respected.
import { feedBackOffMaxMs, feedPollEveryMs } from '@/lib/model/limits/service';
import type { FeedState } from '../store/contract/store';

/** Feeds of one lane are polled in sequence: a host never gets two requests at once. */
export function laneOf({ url }: { url: string }): string {
  return URL.canParse(url) ? new URL(url).hostname : url;
}

/** After a success: the server's validators are kept for the next conditional request. */
export function afterSuccess(
  state: FeedState,
  now: number,
  validators: { etag?: string; last_modified?: string } = {},
): FeedState {
  const { last_error: _healed, ...rest } = state;
  return {
    ...rest,
    ...validators,
    failures: 0,
    last_ok_at: now,
    next_poll_at: now + feedPollEveryMs,
  };
}

/** After a failure everything else stays as it was; only the error and the wait are new. */
export function afterFailure(
  state: FeedState,
  now: number,
  why: string,
  retryMs?: number,
): FeedState {
  const failures = state.failures + 1;
  const backOff = feedPollEveryMs * 2 ** Math.min(failures, 16);
  const wait = Math.min(Math.max(backOff, retryMs ?? 0), feedBackOffMaxMs);
  return { ...state, failures, last_error: why, next_poll_at: now + wait };
}
