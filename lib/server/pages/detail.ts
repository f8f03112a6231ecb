// Loads one event in full for any page. Protects: a page always renders and knows when the service
// failed, and a malformed id is never sent.
import { takenDown, type Envelope, type NewsEvent } from '@/lib/contract';
import type { Call } from '@/lib/client/create-client';
import { ServiceError } from '@/lib/client/service-error';
import { id as idShape } from '@/lib/contract/fields';
import { articleCache } from '@/lib/model/article/article';
import type { Source } from '@/lib/model/feed/entry';
import { log } from '../process/log';
import { keepNoPage } from '../process/page-status';
import { processState } from '../process/process-state';

export type DetailOutcome =
  | { outcome: 'found'; event: NewsEvent & { sources: Source[] } }
  /** Taken down, unknown, or no id at all. */
  | { outcome: 'gone' }
  | { outcome: 'failed' };

/** Avoids parsing a version twice where the service sends no trees. */
const prepare = articleCache();

/** Once a minute: every part of every page fails while the service is away. */
function tellFailure(err?: unknown): void {
  processState().onceAMinute('page_without_service', () =>
    log().warn({ event: 'page_without_service', err }, 'a page renders without the news service'),
  );
}

/**
 * The answer of a call for a page. Where the service fails it is undefined, the failure is logged,
 * and the page is not shared with others: after an HTTP error the client has an empty answer,
 * without a `code`.
 */
export async function answered<A extends Envelope>(asked: Promise<A>): Promise<A | undefined> {
  try {
    const answer = await asked;
    if (answer.code !== undefined) return answer;
    tellFailure();
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    tellFailure(error);
  }
  keepNoPage();
  return undefined;
}

/**
 * The article of an event: `found`, `gone` (unknown or taken down), or `failed` when the service
 * did not answer.
 */
export async function detailOf(call: Call, id: string): Promise<DetailOutcome> {
  if (!idShape.safeParse(id).success) return { outcome: 'gone' };
  const answer = await answered(call('GetEventDetail', { event_id: id }));
  if (!answer) return { outcome: 'failed' };
  if (answer.code === takenDown || !answer.data?.content.length) return { outcome: 'gone' };
  return { outcome: 'found', event: prepare(answer.data) };
}
