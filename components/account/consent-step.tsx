'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { actAtom } from '@/lib/state/account/account';
import { PolicyText } from './policy-text';
import { StepFrame } from './step-frame';

const points = ['adult', 'data', 'leave'] as const;

/** "Outside China a sign-up consent screen with a confirm button appears before the method popup." */
export function ConsentStep({ titleId }: { titleId: string }) {
  const t = useTranslations('account.consent');
  const act = useSetAtom(actAtom);
  return (
    <StepFrame
      heading="h1"
      titleId={titleId}
      title={t('title')}
      text={<PolicyText name="consent" />}
      onSubmit={() => act({ type: 'consent' })}
      footer={
        <>
          <Button type="submit" look="solid" className="min-h-13">
            {t('confirm')}
          </Button>
          <Button look="quiet" onClick={() => act({ type: 'back' })}>
            {t('decline')}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col divide-y divide-hairline border-y border-hairline">
        {points.map((point) => (
          <li key={point} className="py-4">
            <p className="text-brief font-semibold">{t(`points.${point}.title`)}</p>
            <p className="mt-1 text-small text-ink-2">{t(`points.${point}.text`)}</p>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}
