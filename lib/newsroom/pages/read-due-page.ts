// The requests for a page that is due: the rules of its host, once a day, else the page itself.
// Every result is stored at once, so that a restart continues where this run stopped.
import type { Logger } from 'pino';
import { pageBytes, pageHostPauseMs, pageRulesMs } from '@/lib/model/limits/pages';
import { dayMs, hourMs } from '@/lib/model/time';
import { FetchError } from '../ingest/fetch-error';
import type { FetchedAnswer, GuardedFetch } from '../ingest/guarded-fetch';
import { retryAfterMs } from '../retry-after';
import type { PageHost, StoredPage } from '../store/contract/page-store';
import { fetchRules } from './fetch-rules';
import { afterHostFailure, countPage, hasRules, newHost, pauseOf } from './host-pace';
import { mayRead, parseRules, reservedByHeaders } from './host-rules';
import { Unreadable } from '../thread-reader';
import type { PageReader } from './page-reader';
import { afterPageFailure, asBefore, asRead, conditionsOf, ended, movedTo } from './page-steps';
import { isTeaser, takePage, type TakeParts } from './take-page';
import { shownAddress } from '../shown-address';
import { hostOfPage } from '../ingest/wanted-pages';

export type PageParts = TakeParts & {
  log: Logger;
  fetch: GuardedFetch;
  reader: PageReader;
  /** The User-Agent, with a contact address. */
  userAgent: string;
};

/** How long a host is left alone when its rules could not be fetched. */
const noRulesMs = hourMs;
/** Statuses that say nothing about other pages of the same host. */
const ofPageAlone = new Set([401, 402, 404, 410, 451]);

async function learnRules(
  { store, clock, fetch, userAgent, log }: PageParts,
  page: StoredPage,
  host: PageHost,
  signal: AbortSignal,
): Promise<void> {
  try {
    const rules = await fetchRules(fetch, new URL(page.url).origin, userAgent, signal);
    const now = clock();
    const next_at = now + (rules === undefined ? noRulesMs : pageHostPauseMs);
    await store.pages.saveHost({ ...host, rules, rules_until: now + pageRulesMs, next_at });
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (signal.aborted) return;
    log.debug({ host: page.host, why: error.message }, 'the rules of a host could not be read');
    if (error.isRefusal) await store.pages.save(ended(page, 'failed'));
    await store.pages.saveHost(afterHostFailure(host, clock()));
  }
}

/** The response to a request for the page, or undefined when its outcome is stored already. */
async function ask(
  { store, clock, fetch, userAgent, log }: PageParts,
  page: StoredPage,
  host: PageHost,
  signal: AbortSignal,
): Promise<FetchedAnswer | undefined> {
  const accept = 'text/html, application/xhtml+xml;q=0.9';
  const headers = { 'user-agent': userAgent, accept, ...conditionsOf(page) };
  try {
    const answer = await fetch(page.url, { maxBytes: pageBytes, signal, headers });
    if (answer.status === 304 || answer.status === 200) {
      await store.pages.saveHost({ ...host, failures: 0 });
      return answer;
    }
    log.debug({ page: shownAddress(page.url), status: answer.status }, 'a page was not given');
    const now = clock();
    const retry = retryAfterMs(answer.headers.get('retry-after'), now);
    const alone = ofPageAlone.has(answer.status);
    await store.pages.save(alone ? ended(page, 'failed') : afterPageFailure(page, now, retry));
    await store.pages.saveHost(
      alone ? { ...host, failures: 0 } : afterHostFailure(host, now, retry),
    );
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (signal.aborted) return undefined;
    log.debug({ page: shownAddress(page.url), why: error.message }, 'a page could not be fetched');
    const alone = error.isRefusal || error.kind === 'too-large';
    const now = clock();
    await store.pages.save(alone ? ended(page, 'failed') : afterPageFailure(page, now));
    if (!alone) await store.pages.saveHost(afterHostFailure(host, now));
  }
  return undefined;
}

/** Stores the content of the response; true when an event was rewritten. */
async function take(
  parts: PageParts,
  page: StoredPage,
  answer: FetchedAnswer,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, reader, clock, log } = parts;
  const end = async (state: 'teaser' | 'reserved' | 'failed') => {
    await store.pages.save(ended(page, state));
    return false;
  };
  const contentType = answer.headers.get('content-type') ?? undefined;
  if (contentType !== undefined && !/html|xml/i.test(contentType)) return end('failed');
  if (reservedByHeaders(answer.headers)) return end('reserved');
  try {
    const article = await store.articles.find(page.article_id);
    const { body: bytes, url: address } = answer;
    const reading = await reader.read({ bytes, contentType, address, lang: article?.lang });
    if (reading.reserved.text) return await end('reserved');
    if (!article || isTeaser(reading, article.teaser ?? article.paragraphs)) {
      return await end('teaser');
    }
    return await takePage(parts, asRead(page, answer, clock()), reading, signal);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    log.warn({ page: shownAddress(page.url), why: error.message }, 'a page could not be read');
    return end('failed');
  }
}

/**
 * Makes the requests that are due for `page` (its host may be requested) and stores the results.
 * Throws only what the store throws. Returns whether an event was rewritten.
 */
export async function readDuePage(
  parts: PageParts,
  page: StoredPage,
  signal: AbortSignal,
): Promise<boolean> {
  const { store, clock } = parts;
  const now = clock();
  const host = (await store.pages.host(page.host)) ?? newHost(page.host);
  if (host.rules === undefined || !hasRules(host, now)) {
    await learnRules(parts, page, host, signal);
    return false;
  }
  const { allowed, pauseMs } = mayRead(parseRules(host.rules), page.url);
  if (!allowed) {
    await store.pages.save(ended(page, 'reserved'));
    return false;
  }
  const counted = countPage(host, now);
  if (!counted) {
    await store.pages.saveHost({ ...host, next_at: Math.min(host.day_ends_at, now + dayMs) });
    return false;
  }
  // Stored before the request: it counts even if the process dies during it.
  const asked = { ...counted, next_at: now + pauseOf(pauseMs) };
  await store.pages.saveHost(asked);
  const answer = await ask(parts, page, asked, signal);
  if (!answer) return false;
  const home = hostOfPage(answer.url);
  if (answer.status === 304) await store.pages.save(asBefore(page));
  else if (home === page.host) return take(parts, page, answer, signal);
  else await store.pages.save(movedTo(page, answer.url, home, clock()));
  return false;
}
