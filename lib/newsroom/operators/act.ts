// The only way for operators to change something: the change and its log entry are one transaction,
// so that nothing is changed without an entry, nor logged without the change.
import { randomBytes } from 'node:crypto';
import { securityEvent } from '../accounts/security-events';
import type { Context } from '../context';
import { shownAddress } from '../shown-address';
import { anythingChanged } from '@/lib/contract/changes';
import type { OperatorAct } from '@/lib/model/operator-acts';
import type { Store } from '../store/contract/store';
import { needOperator } from './need-operator';

/** The characters of each side of a change that the log keeps. */
const sideChars = 500;

/** What was done, and to what. `before` and `after`: the change in brief. */
export type Act = { act: OperatorAct; target: string; before?: unknown; after?: unknown };

let acts = 0;
/** Ids that sort acts of the same moment in the order in which they were done. */
function actId(now: number): string {
  acts += 1;
  const [time, count] = [String(now).padStart(15, '0'), String(acts).padStart(9, '0')];
  return `o_${time}_${count}_${randomBytes(4).toString('hex')}`;
}

function brief(side: unknown): string {
  if (side === undefined || side === null) return '';
  const text = typeof side === 'string' ? side : JSON.stringify(side);
  return text.length <= sideChars ? text : `${text.slice(0, sideChars - 1)}…`;
}

/**
 * Stores an entry of the audit log, within a transaction. Returns a function that writes the same
 * to the site's log, for when the transaction is committed.
 */
export async function keepAct(context: Context, store: Store, act: Act): Promise<() => void> {
  const user_id = await needOperator(context);
  await store.operators.note({
    id: actId(context.now),
    user_id,
    act: act.act,
    target: act.target.slice(0, sideChars),
    before: brief(act.before),
    after: brief(act.after),
    created_at: context.now,
  });
  const target = shownAddress(act.target);
  return () => securityEvent(context, 'operator_act', { account: user_id, act: act.act, target });
}

/** Logs what the operator of this call did, where no transaction can contain it. */
export async function noteAct(context: Context, act: Act): Promise<void> {
  const tell = await keepAct(context, context.store, act);
  tell();
}

/**
 * Runs a change and logs it. `change` returns the act and the caller's result; an undefined act
 * means that there was nothing to change, and nothing is logged.
 */
export async function acting<T>(
  context: Context,
  change: (store: Store) => Promise<{ act?: Act; result: T }>,
): Promise<T> {
  const { tell, result } = await context.store.transaction(async (store) => {
    const { act, result } = await change(store);
    const tell = act && (await keepAct(context, store, act));
    // What an operator takes down disappears from every cached copy at once.
    if (act) await store.changes.note(anythingChanged);
    return { tell, result };
  });
  // Only now: of a change that was rolled back, the site's log must not tell.
  tell?.();
  return result;
}
