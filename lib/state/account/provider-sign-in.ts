// Signing in with an external provider: the redirect there, and its result.
import { atom } from 'jotai';
import { leaveFor, signUpHref } from '@/lib/browser/history/further-pages';
import { askWorkChatAccess } from '@/lib/browser/device/work-chat';
import { providerFailure } from '@/lib/model/account/failure';
import { ActionType, isProvider } from '@/lib/model/account/sign-up';
import { actAtom, signUpAtom } from './account';
import { tellFailureAtom } from './account-notices';
import { settled, type LoginFailure } from './login-calls';
import { callAtom } from '../page/service';

/** Leaves for the chosen provider's page; `next` is where the sign-in leads to. */
export const startProviderAtom = atom(null, async (get, set, next?: string): Promise<void> => {
  const state = get(signUpAtom);
  if (state?.at !== 'provider' || !isProvider(state.method)) return;
  const { visit, method: provider, action, pendingBirthday: birthday } = state;
  const failed = (failure: LoginFailure) => {
    if (get(signUpAtom)?.visit !== visit) return;
    set(tellFailureAtom, 'provider', failure);
    set(actAtom, { type: 'failed', visit, failure });
  };
  if (provider === 'work_chat' && !(await askWorkChatAccess())) {
    return failed({ kind: 'permission' });
  }
  const login_only = action === ActionType.Login;
  const input = { provider, login_only, birthday, next: signUpHref('signup', next) };
  const answer = set(callAtom)('OAuthStart', input, { quiet: true });
  const result = await settled(answer, ({ data }) =>
    data?.authorization_url ? { status: true, url: data.authorization_url } : undefined,
  );
  if (!result.status) return failed(result.failure);
  // A reader who has gone back meanwhile stays.
  if (get(signUpAtom)?.visit === visit) leaveFor(result.url);
});

/** The provider, or the service, refused. */
export const providerRefusedAtom = atom(null, (_get, set, code: number) => {
  const failure = providerFailure(code);
  if (failure.kind !== 'underage' && failure.kind !== 'birthday') {
    set(tellFailureAtom, 'provider', failure);
  }
  set(actAtom, { type: 'refused', failure });
});
