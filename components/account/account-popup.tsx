'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Popup } from '@/components/ui/popup';
import type { SignUp } from '@/lib/model/account/sign-up';
import styles from './account-popup.module.css';
import { AccountStep } from './account-step';
import { AgeStep } from './age-step';
import { CodeStep } from './code-step';
import { ConsentStep } from './consent-step';
import { PasswordStep } from './password-step';
import { ResetStep } from './reset-step';
import { UnderageStep } from './underage-step';

/** Step 2: the code, an address's password, or a code with a new password. */
function SecondStep(props: { state: SignUp; titleId: string }) {
  const { method } = props.state;
  if (method === 'password') return <PasswordStep {...props} />;
  return method === 'reset' ? <ResetStep {...props} /> : <CodeStep {...props} />;
}

/**
 * The popup of two steps: "back from step 1 closes it, back from step 2 returns to step 1". Alone
 * over other pages it also contains the age gate and the consent.
 */
export function AccountPopup({
  state,
  open,
  onBack,
  onClose,
  onClosed,
  onGuest,
}: {
  state: SignUp;
  open: boolean;
  onBack(): void;
  onClose(): void;
  onClosed?(): void;
  onGuest(): void;
}) {
  const t = useTranslations('common');
  const titleId = useId();
  // During its closing animation it keeps its last content.
  const [shown, setShown] = useState(state);
  if (open && shown !== state) setShown(state);
  const { at, visit } = shown;
  const steps = {
    account: <AccountStep state={shown} titleId={titleId} />,
    consent: <ConsentStep titleId={titleId} />,
    age: <AgeStep state={shown} titleId={titleId} />,
    underage: <UnderageStep state={shown} titleId={titleId} onGuest={onGuest} />,
    code: <SecondStep key={visit} state={shown} titleId={titleId} />,
  };
  return (
    <Popup
      open={open}
      direction="bottom"
      labelledBy={titleId}
      onClose={onClose}
      onClosed={onClosed}
      className={styles.popup}
    >
      <div className="flex shrink-0 items-center justify-between px-1 pt-1">
        <IconButton icon="back" label={t('back')} onClick={onBack} />
        <IconButton icon="close" label={t('close')} onClick={onClose} />
      </div>
      {at in steps && steps[at as keyof typeof steps]}
    </Popup>
  );
}
