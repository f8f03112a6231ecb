import { useTranslations } from 'next-intl';
import type { SignUp } from '@/lib/model/account/sign-up';
import { useCodeLength } from './use-code-length';

/** Where the code went, or that none went there yet. */
export function SentTo({ state }: { state: SignUp }) {
  const t = useTranslations('account.code');
  const count = useCodeLength(state);
  const { method, phone, email, unsent } = state;
  return t.rich(unsent ? 'notSent' : 'sentTo', {
    count,
    to: method === 'phone' ? `${phone.code} ${phone.phone}` : email.email,
    b: (words) => <strong className="font-semibold text-ink">{words}</strong>,
  });
}
