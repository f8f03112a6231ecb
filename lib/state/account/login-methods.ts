// How one can sign in here: what the service says can be used, less what the region has not. "In the
// China build only phone sign-in exists."
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

/** What the service said; undefined while it was not asked, or gave no answer. */
export const knownMethodsAtom = atom<LoginMethods | undefined>(undefined);

/** In the order of the buttons. */
export const methodsAtom = atom((get): readonly SignInKind[] => {
  const methods = get(knownMethodsAtom)?.methods ?? ['phone', 'email'];
  const { phoneOnly } = rulesOf(get(siteAtom).region);
  return phoneOnly ? methods.filter((kind) => kind === 'phone') : methods;
});

/** Who may make an account; as long as nobody said, everybody. */
export const signUpModeAtom = atom((get): SignUpMode => get(knownMethodsAtom)?.sign_up ?? 'open');

/** How long codes are; a deployment may ask for longer ones by phone. */
export const codeLengthsAtom = atom((get) => {
  const known = get(knownMethodsAtom);
  return {
    phone: known?.phone_code_length ?? codeLengthOf('phone'),
    email: known?.email_code_length ?? codeLengthOf('email'),
  };
});

/** Asks for them, where no page has brought them along. */
export const loadMethodsAtom = atom(null, async (get, set): Promise<void> => {
  if (get(knownMethodsAtom)) return;
  const answer = await set(callAtom)('LoginMethods', {}, { quiet: true }).catch(() => undefined);
  if (answer?.data) set(knownMethodsAtom, answer.data);
});
