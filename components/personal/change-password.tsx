'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/account/password-field';
import { PasswordHints } from '@/components/account/password-hints';
import { useSecondsLeft } from '@/components/account/use-seconds-left';
import { isPassword } from '@/lib/model/account/password';
import {
  changePasswordAtom,
  useOwnAccount,
  useRefreshAccount,
  type Failed,
} from '@/lib/state/account/own-addresses';
import { FormEnd } from './form-end';

/** The old password and a new one. */
export function ChangePassword({ onEnd }: { onEnd(): void }) {
  const t = useTranslations('ownAccount');
  const change = useSetAtom(changePasswordAtom);
  const refresh = useRefreshAccount();
  const { own } = useOwnAccount();
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failed>();
  const first = useRef<HTMLInputElement>(null);
  const left = useSecondsLeft(failure?.until);
  useEffect(() => first.current?.focus(), []);
  const ready = old !== '' && isPassword(fresh) && !busy && left === 0;
  const save = async () => {
    if (!ready) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await change(old, fresh);
    setBusy(false);
    if (outcome.ok) {
      await refresh();
      return onEnd();
    }
    setFailure(outcome);
    first.current?.focus();
  };
  return (
    <form
      className="flex flex-col gap-5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PasswordField
        ref={first}
        fresh={false}
        of={own?.addresses.find(({ kind }) => kind === 'email')?.address ?? ''}
        label={t('oldPassword')}
        value={old}
        onChange={setOld}
        error={failure && (failure.text ?? t('notSaved'))}
      />
      <PasswordField
        fresh
        label={t('newPassword')}
        value={fresh}
        onChange={setFresh}
        hint={<PasswordHints password={fresh} />}
      />
      <p className="m-0 text-small text-ink-2">{t('passwordText')}</p>
      <FormEnd ready={ready} onCancel={onEnd}>
        {t(busy ? 'saving' : 'savePassword')}
      </FormEnd>
    </form>
  );
}
