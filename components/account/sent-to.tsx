import { useTranslations } from 'next-intl';
import type { SignUp } from '@/lib/model/account/sign-up';
import { useCodeLength } from './use-code-length';

/** The address to which the code is being sent, was sent, or has not been sent yet. */
export function SentTo({ state }: { state: SignUp }) {
  const t = useTranslations('account.code');
  const count = useCodeLength(state);
  const { method, phone, email, busy, unsent } = state;
  const told = busy === 'sending' ? 'sending' : unsent ? 'notSent' : 'sentTo';
  return t.rich(told, {
    count,
    to: method === 'phone' ? `${phone.code} ${phone.phone}` : email.email,
    b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
  });
}
