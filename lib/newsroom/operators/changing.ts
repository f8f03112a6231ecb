// Operators' changes to an existing event.
import { takenDown } from '@/lib/contract';
import type { OperatorAct } from '@/lib/model/operator-acts';
import type { Context } from '../context';
import type { Store } from '../store/contract/store';
import type { StoredEvent } from '../types';
import { acting } from './act';

const gone = { code: takenDown, msg: 'There is no such event.' };

/**
 * Changes a known event and logs it; `change` returns what to log, or nothing where nothing
 * changed.
 */
export function changing(
  context: Context,
  id: string,
  act: OperatorAct,
  change: (
    store: Store,
    event: StoredEvent,
  ) => Promise<{ before?: unknown; after?: unknown } | false>,
) {
  return acting(context, async (store) => {
    const event = await store.events.getHeld(id);
    if (!event) return { result: gone };
    const done = await change(store, event);
    return { act: done ? { act, target: event.id, ...done } : undefined, result: {} };
  });
}
