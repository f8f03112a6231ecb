'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { CodeEntry } from '@/components/account/code-entry';
import { EmailField } from '@/components/account/email-field';
import { PasswordField } from '@/components/account/password-field';
import { PhoneField } from '@/components/account/phone-field';
import { useAttempt } from '@/components/account/use-attempt';
import { useSecondsLeft } from '@/components/account/use-seconds-left';
import { Button } from '@/components/ui/button';
import type { AddressKind } from '@/lib/contract';
import { emailOf, isEmail } from '@/lib/model/account/email';
import { isPhone, mobileOf, type Phone } from '@/lib/model/account/phone';
import {
  changeAddressAtom,
  sendAddressCodeAtom,
  useOwnAccount,
  useRefreshAccount,
  type SentTo,
} from '@/lib/state/account/own-addresses';
import { FormEnd } from './form-end';

/** A new number or address: first its code is sent, then the code is entered with the password. */
export function ChangeAddress({
  by,
  replaces,
  onEnd,
}: {
  by: AddressKind;
  /** Whether it replaces an existing one, which can then no longer sign in. */
  replaces: boolean;
  onEnd(): void;
}) {
  const t = useTranslations('ownAccount');
  const send = useSetAtom(sendAddressCodeAtom);
  const [email, setEmail] = useState('');
  const [phone, setPhone] = useState<Phone>({ code: '+63', phone: '' });
  const [sent, setSent] = useState<SentTo>();
  const sending = useAttempt(t('notSent'));
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [sent]);

  const address = by === 'email' ? emailOf(email) : mobileOf(phone);
  const valid = by === 'email' ? isEmail(address ?? '') : isPhone(phone);
  const ask = async () => {
    if (!valid || address === undefined) return;
    const outcome = await sending.attempt(() => send(by, address));
    if (outcome) setSent(outcome);
  };
  if (sent) {
    return (
      <Proof {...{ by, sent, sending, onEnd }} onResend={ask} onBack={() => setSent(undefined)} />
    );
  }
  return (
    <form
      className="flex flex-col gap-5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      {by === 'email' ? (
        <EmailField ref={first} value={email} onChange={setEmail} error={sending.error} />
      ) : (
        <PhoneField ref={first} value={phone} onChange={setPhone} error={sending.error} />
      )}
      <p className="m-0 text-small text-ink-2">
        {t(`${by}Text`)} {replaces && t(`replaces.${by}`)}
      </p>
      <FormEnd ready={valid && sending.free} onCancel={onEnd}>
        {t(sending.busy ? 'sending' : 'sendCode')}
      </FormEnd>
    </form>
  );
}

/** The code that was sent there, and the password if the account has one. */
function Proof({
  by,
  sent,
  sending,
  onResend,
  onBack,
  onEnd,
}: {
  by: AddressKind;
  sent: SentTo;
  /** The request for the code, which can be repeated. */
  sending: ReturnType<typeof useAttempt>;
  onResend(): Promise<void>;
  onBack(): void;
  onEnd(): void;
}) {
  const t = useTranslations('ownAccount');
  const change = useSetAtom(changeAddressAtom);
  const refresh = useRefreshAccount();
  const { own } = useOwnAccount();
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const saving = useAttempt(t('notSaved'));
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const asksPassword = own?.has_password === true;
  const ready = code.length === sent.length && (!asksPassword || password !== '') && saving.free;
  const save = async () => {
    if (!ready) return;
    sending.forget();
    const input = { kind: by, address: sent.address, code, ...(asksPassword && { password }) };
    if (!(await saving.attempt(() => change(input)))) return;
    await refresh();
    onEnd();
  };
  return (
    <form
      className="flex flex-col gap-5 pt-1"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="m-0 text-brief text-ink-2">{t('codeText', { to: sent.address })}</p>
      <div>
        <CodeEntry
          ref={input}
          label={t('codeLabel', { length: sent.length })}
          value={code}
          onChange={setCode}
          length={sent.length}
          hasError={saving.error !== undefined}
          describedBy={errorId}
        />
        <div className="mt-2 flex flex-wrap justify-between">
          <Button look="quiet" className="-ml-5" onClick={onBack}>
            {t('otherAddress')}
          </Button>
          <SendAgain
            at={sent.resendAt}
            busy={saving.busy || !sending.free}
            onPress={() => {
              saving.forget();
              void onResend();
            }}
          />
        </div>
      </div>
      {asksPassword && (
        <PasswordField
          fresh={false}
          of={own.addresses.find(({ kind }) => kind === 'email')?.address ?? ''}
          value={password}
          onChange={setPassword}
        />
      )}
      <p id={errorId} role="alert" className="m-0 text-small text-danger">
        {saving.error ?? sending.error}
      </p>
      <FormEnd ready={ready} onCancel={onEnd}>
        {t(saving.busy ? 'saving' : 'saveAddress')}
      </FormEnd>
    </form>
  );
}

/** Enabled from a given time on, in milliseconds; until then it counts down. */
function SendAgain({
  at,
  busy,
  onPress,
}: {
  at: SentTo['resendAt'];
  busy: boolean;
  onPress(): void;
}) {
  const t = useTranslations('ownAccount');
  const resendIn = useSecondsLeft(at);
  return (
    <Button
      look="quiet"
      className="tabular -mr-5 disabled:text-ink-2 disabled:opacity-100"
      disabled={resendIn > 0 || busy}
      onClick={onPress}
    >
      {resendIn > 0 ? t('resendIn', { seconds: resendIn }) : t('resend')}
    </Button>
  );
}
