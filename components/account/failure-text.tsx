'use client';
import { useTranslations } from 'next-intl';
import { clockText } from '@/lib/model/account/clock-text';
import type { Failure, FailureKind } from '@/lib/model/account/failure';
import { useSecondsLeft } from './use-seconds-left';

/** The text below the field; failures with a step of their own have none here. */
const words = {
  wrong: 'account.code.wrong',
  usedUp: 'account.code.usedUp',
  password: 'account.failures.password',
  weak: 'account.failures.weak',
  limit: 'account.failures.limit',
  linked: 'account.failures.linked',
  unknown: 'account.failures.unknown',
  address: 'account.failures.address',
  undelivered: 'account.failures.send',
  unavailable: 'account.failures.unavailable',
  banned: 'account.failures.banned',
  network: 'account.failures.network',
  away: 'errors.serviceError',
} as const satisfies Partial<Record<FailureKind, string>>;

const isWorded = (kind: FailureKind): kind is keyof typeof words => kind in words;

/**
 * What went wrong, announced once to screen readers, and how long to wait, counted down silently.
 */
export function FailureText({ id, failure }: { id?: string; failure: Failure | undefined }) {
  const t = useTranslations();
  const left = useSecondsLeft(failure?.until);
  const said = () => {
    if (!failure) return undefined;
    const { kind, notice, text } = failure;
    if (isWorded(kind)) return t(words[kind]);
    return notice ? t(notice.key, notice.values) : text;
  };
  return (
    <div className="text-small text-danger">
      <p id={id} role="alert">
        {said()}
      </p>
      {left > 0 && (
        <p className="tabular mt-1">{t('account.failures.waitFor', { time: clockText(left) })}</p>
      )}
    </div>
  );
}
