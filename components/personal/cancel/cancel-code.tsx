'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { CodeEntry } from '@/components/account/code-entry';
import { useSecondsLeft } from '@/components/account/use-seconds-left';
import { Button } from '@/components/ui/button';
import { cancelHref, signUpHref } from '@/lib/browser/history/further-pages';
import { settingsAtom } from '@/lib/state/page/settings';
import type { CancelSent } from '@/lib/browser/account/cancel-sent';
import { secondMs } from '@/lib/model/time';
import { PersonalIcon } from '../personal-icon';
import { useFailureText, type Failing } from './use-failure-text';

/**
 * The proof that it is the reader, and the red button. Filling the field does not delete anything
 * by itself.
 */
export function CancelCode({
  sent,
  busy,
  failure,
  onResend,
  onDelete,
}: {
  sent: CancelSent;
  busy: boolean;
  failure: Failing | undefined;
  onResend(): void;
  /** Without a code if a recent sign-in replaces it. */
  onDelete(code: string | undefined): void;
}) {
  const t = useTranslations('cancel');
  const textOf = useFailureText();
  const methods = useTranslations('personal.methods');
  const { language } = useAtomValue(settingsAtom);
  const [code, setCode] = useState('');
  // A failure is about the code that was sent, not the one being typed.
  const [typing, setTyping] = useState(false);
  const isRefused = failure?.asked === 'deletion' && !failure.unanswered;
  const secondsLeft = useSecondsLeft(failure?.until);
  const errorId = useId();
  const byProvider = sent.by !== undefined && sent.by !== 'phone' && sent.by !== 'email';
  const ready = byProvider || code.length === sent.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready || secondsLeft > 0) return;
        setTyping(false);
        onDelete(byProvider ? undefined : code);
      }}
    >
      <p className="mt-2 mb-6 text-brief text-ink-2">
        {byProvider
          ? t('providerText', { provider: methods(sent.by ?? 'email') })
          : sent.to
            ? t('codeText', { to: sent.to })
            : t('codeTextOwn')}
      </p>
      {byProvider ? (
        <a
          href={signUpHref('login', cancelHref(language))}
          className="inline-flex min-h-11 items-center text-small text-accent"
        >
          {t('signInAgain')}
        </a>
      ) : (
        <>
          <CodeEntry
            label={t('codeLabel', { length: sent.length })}
            value={code}
            onChange={(typed) => {
              setCode(typed);
              setTyping(true);
            }}
            length={sent.length}
            hasError={isRefused && !typing}
            describedBy={errorId}
          />
          <SendAgain at={sent.at + sent.resendSeconds * secondMs} busy={busy} onPress={onResend} />
        </>
      )}
      <p id={errorId} role="alert" className="mt-2 mb-0 text-small text-danger">
        {failure && textOf(failure)}
        {failure?.triesLeft !== undefined && <> {t('triesLeft', { count: failure.triesLeft })}</>}
      </p>
      <button
        type="submit"
        disabled={!ready || busy || secondsLeft > 0}
        className="mt-6 inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full bg-danger px-5 text-small font-medium text-on-danger disabled:opacity-50"
      >
        <PersonalIcon name="trash" size={18} />
        {t(busy ? 'deleting' : 'delete')}
      </button>
    </form>
  );
}

/** Enabled from a given time on, in milliseconds; until then it counts down. */
function SendAgain({ at, busy, onPress }: { at: number; busy: boolean; onPress(): void }) {
  const t = useTranslations('cancel');
  const left = useSecondsLeft(at);
  return (
    <Button
      look="quiet"
      className="tabular mt-2 -ml-5 disabled:text-ink-2 disabled:opacity-100"
      disabled={left > 0 || busy}
      onClick={onPress}
    >
      {left > 0 ? t('resendIn', { seconds: left }) : t('resend')}
    </Button>
  );
}
