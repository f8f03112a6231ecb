'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { todayAt } from '@/lib/model/account/birthday';
import type { SignUp } from '@/lib/model/account/sign-up';
import { adultYears } from '@/lib/model/limits/account';
import { bornAtom } from '@/lib/state/account/account';
import { BirthdayPicker } from './birthday-picker';
import { StepFrame } from './step-frame';

/** "Age gate: a birthday picker; Next is disabled until a date is chosen." */
export function AgeStep({ state, titleId }: { state: SignUp; titleId: string }) {
  const t = useTranslations('account');
  const born = useSetAtom(bornAtom);
  const [birthday, setBirthday] = useState(state.pendingBirthday ?? '');
  const [today] = useState(() => todayAt(Date.now()));
  return (
    <StepFrame
      heading={state.start === 'page' ? 'h1' : 'h2'}
      titleId={titleId}
      title={t('age.title')}
      text={t('age.text', { years: adultYears })}
      onSubmit={() => birthday && void born(birthday, today)}
      footer={
        <Button type="submit" look="solid" className="min-h-13" disabled={birthday === ''}>
          {t('next')}
        </Button>
      }
    >
      <BirthdayPicker value={birthday} today={today} onChange={setBirthday} />
    </StepFrame>
  );
}
