// The state of a page after a request: read, given up, or to be retried. Pure.
import { pageRetryMs, pageTries } from '@/lib/model/limits/pages';
import type { FetchedAnswer } from '../ingest/guarded-fetch';
import type { PageState, StoredPage } from '../store/contract/page-store';
import { dayMs, hourMs } from '@/lib/model/time';
import { keptHeader } from '../ingest/kept-header';

/** Stories are corrected in their first hours: the page of a new one is read once more. */
const pageAgainMs = 6 * hourMs;

/** Ends without a text; the page is not requested again. */
export function ended(page: StoredPage, state: PageState): StoredPage {
  const { due_at: _done, paragraphs: _text, ...rest } = page;
  return { ...rest, state, tries: 0 };
}

/** Retries later, except after the last try; a text that was read before is kept. */
export function afterPageFailure(page: StoredPage, now: number, retryMs = 0): StoredPage {
  const tries = page.tries + 1;
  const wait = Math.max(pageRetryMs * 4 ** (tries - 1), Math.min(retryMs, dayMs));
  if (tries < pageTries) return { ...page, tries, due_at: now + wait };
  return page.state === 'read' ? asBefore(page) : ended(page, 'failed');
}

/** The page has not changed since it was read. */
export function asBefore(page: StoredPage): StoredPage {
  const { due_at: _done, ...rest } = page;
  return { ...rest, tries: 0 };
}

/** The page has moved; it is to be requested there, by that host's rules. */
export function movedTo(page: StoredPage, url: string, host: string, now: number): StoredPage {
  const tries = page.tries + 1;
  return tries < pageTries ? { ...page, url, host, tries, due_at: now } : ended(page, 'failed');
}

/** The page with its validators; the page of a new story is read once more. */
export function asRead(page: StoredPage, answer: FetchedAnswer, now: number): StoredPage {
  const again = page.state !== 'read' && now - page.published_at < dayMs;
  return {
    ...page,
    ...{ state: 'read', tries: 0, kept_from: now },
    etag: keptHeader(answer, 'etag'),
    last_modified: keptHeader(answer, 'last-modified'),
    due_at: again ? now + pageAgainMs : undefined,
  };
}

/** The conditional headers, so that an unchanged page is not sent again. */
export function conditionsOf({ etag, last_modified }: StoredPage): Record<string, string> {
  return {
    ...(etag ? { 'if-none-match': etag } : {}),
    ...(last_modified ? { 'if-modified-since': last_modified } : {}),
  };
}
