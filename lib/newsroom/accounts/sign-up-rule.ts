// Who may make an account here: everybody, the invited, or nobody. Protects: an operator's choice
// holds for every way in, and for all processes at once; who has an account signs in as ever.
import { signUpModes, type SignUpMode } from '@/lib/model/account/sign-up-mode';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import type { StoredIdentity } from '../store/contract/account-store';
import type { Store } from '../store/contract/store';
import { failed } from './answers';

const key = 'sign_up';

/** What the operator chose last; `open` where nothing was chosen. */
export async function signUpMode({ meta }: Pick<Store, 'meta'>): Promise<SignUpMode> {
  const kept = await meta.get(key);
  return signUpModes.find((mode) => mode === kept) ?? 'open';
}

export const setSignUpMode = ({ meta }: Pick<Store, 'meta'>, mode: SignUpMode): Promise<void> =>
  meta.set(key, mode);

/** Why nobody may make an account, whoever they are, if so. */
export async function refusedToAll({ store, call }: Context) {
  return (await signUpMode(store)) === 'closed'
    ? failed(call.language, LoginError.SignUpClosed)
    : undefined;
}

/**
 * Why whoever proved this identity may make no account, if so. An invitation is to an address or a
 * number: a provider's id cannot be invited, as nobody knows it before.
 */
export async function refusedSignUp(
  { store, call }: Context,
  { kind, subject }: Pick<StoredIdentity, 'kind' | 'subject'>,
) {
  const mode = await signUpMode(store);
  if (mode === 'open') return undefined;
  if (mode === 'closed') return failed(call.language, LoginError.SignUpClosed);
  const isAddress = kind === 'email' || kind === 'phone';
  if (isAddress && (await store.invites.has(subject))) return undefined;
  return failed(call.language, LoginError.InviteNeeded);
}
