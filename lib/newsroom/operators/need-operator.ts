// Who may make the inner calls. Protects: only a signed-in operator, only through an inner host,
// and checked at every call, so that removing an operator takes effect at the next one.
import { subjectNamed } from '@/lib/model/account/subject';
import type { Context } from '../context';
import { Refusal } from '../refusal';
import type { Store } from '../store/contract/store';

/** Whether an account is an operator's: by the setting, or by a row that the command line wrote. */
export async function isOperator(
  { store, operators = [] }: { store: Store; operators?: readonly string[] },
  userId: string,
): Promise<boolean> {
  const account = await store.accounts.get(userId);
  if (account?.banned_at !== undefined) return false;
  if (operators.includes(userId) || (await store.operators.has(userId))) return true;
  if (operators.length === 0) return false;
  const listed = new Set(operators.map(subjectNamed));
  // An identity is only stored after its address was confirmed with a code.
  const identities = await store.accounts.identities(userId);
  return identities.some(
    ({ kind, subject }) => (kind === 'email' || kind === 'phone') && listed.has(subject),
  );
}

/**
 * The operator's account id. Throws the applicable refusal: no such call, sign in, or not allowed.
 */
export async function needOperator(context: Context): Promise<string> {
  const { inner, user } = context.identity;
  if (!inner) throw new Refusal('call');
  if (!user) throw new Refusal('operatorSignIn');
  if (!(await isOperator(context, user))) throw new Refusal('closed');
  return user;
}
