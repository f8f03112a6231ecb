// Who may make an account here: everybody, the invited, or nobody. Protects: an operator's choice
// holds for every way to sign up and for all processes at once; existing accounts sign in as
// before.
import { signUpModes, type SignUpMode } from '@/lib/model/account/sign-up-mode';
import { LoginError } from '@/lib/model/account/sign-in-kinds';
import type { Context } from '../context';
import type { StoredIdentity } from '../store/contract/account-store';
import type { Store } from '../store/contract/store';
import { failed } from './answers';

const key = 'sign_up';

/** The operator's latest choice; `open` where there is none. */
export async function signUpMode({ meta }: Pick<Store, 'meta'>): Promise<SignUpMode> {
  const kept = await meta.get(key);
  return signUpModes.find((mode) => mode === kept) ?? 'open';
}

export const setSignUpMode = ({ meta }: Pick<Store, 'meta'>, mode: SignUpMode): Promise<void> =>
  meta.set(key, mode);

/** Why nobody at all may make an account, if so. */
export async function refusedToAll({ store, call }: Context) {
  return (await signUpMode(store)) === 'closed'
    ? failed(call.language, LoginError.SignUpClosed)
    : undefined;
}

/**
 * Why the holder of this identity may make no account, if so. Invitations name an address or a
 * number: a provider's id is unknown beforehand, so that it cannot be invited.
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
