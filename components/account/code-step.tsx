'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ActionType, type SignUp } from '@/lib/model/account/sign-up';
import { byAtom, checkAtom } from '@/lib/state/account/account';
import { CheckButton } from './check-button';
import { CodeField } from './code-field';
import { SentTo } from './sent-to';
import { StepFrame } from './step-frame';

/** "Step 2 is verification code entry"; "the check runs automatically at full length". */
export function CodeStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account.code');
  const check = useSetAtom(checkAtom);
  const by = useSetAtom(byAtom);
  const mayUsePassword = state.method !== 'phone' && state.action === ActionType.Login;
  return (
    <StepFrame
      titleId={titleId}
      title={t('title')}
      text={<SentTo state={state} />}
      onSubmit={() => void check()}
      footer={
        <>
          <CheckButton state={state}>{t('submit')}</CheckButton>
          {mayUsePassword && (
            <Button look="quiet" onClick={() => void by('password')}>
              {t('usePassword')}
            </Button>
          )}
        </>
      }
    >
      <CodeField state={state} failure={state.failure} onFull={() => void check()} />
    </StepFrame>
  );
}
