// A published answer with the event that it was asked about.
import { takenDown, type PublishedAnswer } from '@/lib/contract';
import { id as idShape } from '@/lib/contract/fields';
import { answered, detailOf, type DetailOutcome } from '../pages/detail';
import type { ShareRequest } from './share-request';

export type AnswerOutcome =
  | {
      outcome: 'found';
      answer: PublishedAnswer;
      event?: Extract<DetailOutcome, { outcome: 'found' }>['event'];
    }
  | { outcome: 'gone' }
  | { outcome: 'failed' };

export async function publishedAnswerOf({ call, query }: ShareRequest): Promise<AnswerOutcome> {
  const parsed = idShape.safeParse(query.id);
  if (!parsed.success) return { outcome: 'gone' };
  const found = await answered(call('GetPublishedAnswer', { answer_id: parsed.data }));
  if (!found) return { outcome: 'failed' };
  if (found.code === takenDown || !found.data) return { outcome: 'gone' };
  const { event_id } = found.data;
  const detail = event_id === undefined ? undefined : await detailOf(call, event_id);
  const event = detail?.outcome === 'found' ? detail.event : undefined;
  return { outcome: 'found', answer: found.data, event };
}
