'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { PasswordField } from '@/components/account/password-field';
import { PasswordHints } from '@/components/account/password-hints';
import { useAttempt } from '@/components/account/use-attempt';
import { isPassword } from '@/lib/model/account/password';
import {
  changePasswordAtom,
  useOwnAccount,
  useRefreshAccount,
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
  const saving = useAttempt(t('notSaved'));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const ready = old !== '' && isPassword(fresh) && saving.free;
  const save = async () => {
    if (!ready) return;
    if (await saving.attempt(() => change(old, fresh))) {
      await refresh();
      return onEnd();
    }
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
        error={saving.error}
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
        {t(saving.busy ? 'saving' : 'savePassword')}
      </FormEnd>
    </form>
  );
}
