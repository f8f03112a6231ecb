'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { signUpModes } from '@/lib/model/account/sign-up-mode';
import { useSignUpRule } from '@/lib/state/console/sign-up-rule';
import { ChoiceRow } from './choice-row';
import { Invitations } from './invitations';

/** Who may create an account on this site, and who is invited. */
export function SignUpSection() {
  const t = useTranslations('console');
  const common = useTranslations('common');
  const { mode, failed, reload, choose } = useSignUpRule();
  if (failed) {
    return (
      <div role="alert" className="py-3 text-brief">
        <p className="m-0 mb-3">{t('failed')}</p>
        <Button onClick={reload}>{common('retry')}</Button>
      </div>
    );
  }
  return (
    <>
      <ChoiceRow
        label={t('signUp.who')}
        value={mode}
        onChange={(next) => void choose(next)}
        options={signUpModes.map((value) => ({ value, text: t(`signUp.modes.${value}`) }))}
      />
      <p role="status" className="mt-0 mb-6 min-h-6 text-small text-ink-2">
        {mode && t(`signUp.texts.${mode}`)}
      </p>
      <h3 className="m-0 mb-2 text-brief font-semibold">{t('signUp.invitations')}</h3>
      <Invitations />
    </>
  );
}
