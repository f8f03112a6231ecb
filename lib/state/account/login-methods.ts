// The available ways to sign in: those that the service offers, minus those that the region
// excludes. "In the China build only phone sign-in exists."
import { atom } from 'jotai';
import { codeLengthOf } from '@/lib/model/account/code';
import type { SignInKind } from '@/lib/model/account/sign-in-kinds';
import type { SignUpMode } from '@/lib/model/account/sign-up-mode';
import { rulesOf } from '@/lib/model/region-rules';
import { siteAtom } from '../page/deployment';
import { callAtom } from '../page/service';

export type LoginMethods = {
  methods: readonly SignInKind[];
  phone_code_length: number;
  email_code_length: number;
  sign_up?: SignUpMode;
};

/** The service's answer; undefined before it was asked, or if it gave none. */
export const knownMethodsAtom = atom<LoginMethods | undefined>(undefined);

/** In the order of the buttons. */
export const methodsAtom = atom((get): readonly SignInKind[] => {
  const methods = get(knownMethodsAtom)?.methods ?? ['phone', 'email'];
  const { phoneOnly } = rulesOf(get(siteAtom).region);
  return phoneOnly ? methods.filter((kind) => kind === 'phone') : methods;
});

/** Who may create an account; everybody, until the service says otherwise. */
export const signUpModeAtom = atom((get): SignUpMode => get(knownMethodsAtom)?.sign_up ?? 'open');

/** The lengths of codes; a deployment may require longer ones by phone. */
export const codeLengthsAtom = atom((get) => {
  const known = get(knownMethodsAtom);
  return {
    phone: known?.phone_code_length ?? codeLengthOf('phone'),
    email: known?.email_code_length ?? codeLengthOf('email'),
  };
});

/** Requests the methods, unless the page came with them. */
export const loadMethodsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(knownMethodsAtom)) return;
  const answer = await set(callAtom)('LoginMethods', {}, { quiet: true }).catch(() => undefined);
  if (answer?.data) set(knownMethodsAtom, answer.data);
});
