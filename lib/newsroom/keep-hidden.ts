// What an operator hid, where reports leave their event. Protects: it stays hidden in the event that
// they go to.
import type { Store } from './store/contract/store';

/** Hides in `to` what is hidden in `from`, before `to` is written; within a transaction that is open. */
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
