// Keeps what an operator hid when reports move to another event. Protects: it stays hidden in that
// event.
import type { Store } from './store/contract/store';

/**
 * Hides in `to` what is hidden in `from`, before `to` is written; within the caller's transaction.
 */
export async function keepHidden(
  { eventEdits }: Pick<Store, 'eventEdits'>,
  from: string,
  to: string,
  now: number,
): Promise<void> {
  const { hidden_moments: hidden } = await eventEdits.of(from);
  if (hidden.length === 0) return;
  const own = (await eventEdits.of(to)).hidden_moments;
  await eventEdits.change(to, { hidden_moments: [...new Set([...own, ...hidden])] }, now);
}
