// The outbox of a local machine: messages that no transport could deliver. No other site has one.
import { headers } from 'next/headers';
import { answered } from './detail';
import { readPageRequest } from './page-call';

export type OutboxMessage = {
  kind: 'phone' | 'email';
  to: string;
  subject: string;
  text: string;
  sent_at: number;
};

/** Newest first; undefined where there is no outbox. */
export async function readOutbox(): Promise<OutboxMessage[] | undefined> {
  const { deployment, call } = await readPageRequest(await headers());
  if (deployment.env !== 'local') return undefined;
  const answer = await answered(call('ListOutbox', {}));
  return answer?.status ? answer.data : undefined;
}
