'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { Failure } from '@/lib/model/account/failure';
import { insteadAtom } from '@/lib/state/account/account';

/** Signs up where there is no account, or in where there is one, without typing anything again. */
export function InsteadButton({ failure }: { failure: Failure | undefined }) {
  const t = useTranslations('account.titles');
  const instead = useSetAtom(insteadAtom);
  if (failure?.kind !== 'unknown' && failure?.kind !== 'linked') return null;
  const signsUp = failure.kind === 'unknown';
  return (
    <Button
      look="quiet"
      onClick={() => void instead(signsUp ? 'sign-up-instead' : 'sign-in-instead')}
    >
      {t(signsUp ? 'signup' : 'login')}
    </Button>
  );
}
