// What a command did to accounts is in the audit log, as if an operator had done it in the console.
import { randomUUID } from 'node:crypto';
import type { OperatorAct } from '@/lib/model/operator-acts';
import type { Store } from '@/lib/newsroom/store/contract/store';

/** The actor in the audit log if no operator is signed in. */
export const byCommand = 'command';

/** Logs an act; within the transaction of the change itself it is committed with it. */
export function noteAct(
  { operators }: Pick<Store, 'operators'>,
  act: OperatorAct,
  target: string,
  before = '',
): Promise<void> {
  return operators.note({
    ...{ id: randomUUID(), user_id: byCommand, act, target, before, after: '' },
    created_at: Date.now(),
  });
}
