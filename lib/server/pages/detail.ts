// One event in full, as any page asks for it. Protects: a page always renders; where the service
// fails it is told so, and a malformed id is never asked for.
import { takenDown, type NewsEvent } from '@/lib/contract';
import type { Call } from '@/lib/client/create-client';
import { ServiceError } from '@/lib/client/service-error';
import { id as idShape } from '@/lib/contract/fields';
import { articleCache } from '@/lib/model/article/article';
import type { Source } from '@/lib/model/feed/entry';
import { log } from '../process/log';
import { keepNoPage } from '../process/page-status';

export type DetailOutcome =
  | { outcome: 'found'; event: NewsEvent & { sources: Source[] } }
  /** Taken down, unknown, or no id at all. */
  | { outcome: 'gone' }
  | { outcome: 'failed' };

/** Parses no version twice where the service brings no trees. */
const prepare = articleCache();

/** What a call answers when the service fails: nothing, and a line in the log. */
export function withoutService(error: unknown): undefined {
  if (!(error instanceof ServiceError)) throw error;
  log().warn({ err: error }, 'a page renders without the news service');
  keepNoPage();
  return undefined;
}

/**
 * The article of an event: `found`, `gone` (unknown or taken down), or `failed` when the service
 * did not answer.
 */
export async function detailOf(call: Call, id: string): Promise<DetailOutcome> {
  if (!idShape.safeParse(id).success) return { outcome: 'gone' };
  const answer = await call('GetEventDetail', { event_id: id }).catch(withoutService);
  if (answer?.code === undefined) return { outcome: 'failed' };
  if (answer.code === takenDown || !answer.data?.content.length) return { outcome: 'gone' };
  return { outcome: 'found', event: prepare(answer.data) };
}
