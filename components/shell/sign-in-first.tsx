'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { askSignInAtom } from '@/lib/state/page/sign-in';

/** Shown to a guest in place of something for readers with an account. */
export function SignInFirst({ text }: { text: string }) {
  const t = useTranslations('signIn');
  const askSignIn = useSetAtom(askSignInAtom);
  return (
    <div className="mx-4 mt-3 text-brief text-ink-2">
      <p className="mt-0 mb-3">{text}</p>
      <Button look="solid" onClick={() => askSignIn('continue')}>
        {t('go')}
      </Button>
    </div>
  );
}
