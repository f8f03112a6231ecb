'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import type { SignUp } from '@/lib/model/account/sign-up';
import { adultYears } from '@/lib/model/limits/account';
import { StepFrame } from './step-frame';

/** "A failure screen titled 'Create account failed' with a 'Continue as guest' button." */
export function UnderageStep({
  state,
  titleId,
  onGuest,
}: {
  state: SignUp;
  titleId: string;
  onGuest(): void;
}) {
  const t = useTranslations('account.underage');
  return (
    <StepFrame
      heading={state.start === 'page' ? 'h1' : 'h2'}
      titleId={titleId}
      title={t('title')}
      text={t('text', { years: adultYears })}
      onSubmit={onGuest}
      footer={
        <Button type="submit" look="solid" className="min-h-13">
          {t('guest')}
        </Button>
      }
    >
      <div className="grid flex-1 place-items-center">
        <div className="flex max-w-72 flex-col items-center gap-4 text-center">
          <Drawing name="broken" />
          <p className="text-small text-balance text-ink-2">{t('canRead')}</p>
        </div>
      </div>
    </StepFrame>
  );
}
