'use client';
import { useTranslations } from 'next-intl';
import { clockText } from '@/lib/model/account/clock-text';
import type { Failure, FailureKind } from '@/lib/model/account/failure';
import { useSecondsLeft } from './use-seconds-left';

/** What stands below the field; kinds that are a step of their own say nothing here. */
const words = {
  wrong: 'code.wrong',
  usedUp: 'code.usedUp',
  password: 'failures.password',
  weak: 'failures.weak',
  limit: 'failures.limit',
  linked: 'failures.linked',
  unknown: 'failures.unknown',
  address: 'failures.address',
  undelivered: 'failures.send',
  unavailable: 'failures.unavailable',
  banned: 'failures.banned',
  network: 'failures.network',
} as const satisfies Partial<Record<FailureKind, string>>;

const isWorded = (kind: FailureKind): kind is keyof typeof words => kind in words;

/** What went wrong, said once to those who hear it, and how long to wait, counted down in silence. */
export function FailureText({ id, failure }: { id?: string; failure: Failure | undefined }) {
  const t = useTranslations('account');
  const left = useSecondsLeft(failure?.until);
  const text = failure && (isWorded(failure.kind) ? t(words[failure.kind]) : failure.text);
  return (
    <div className="text-small text-danger">
      <p id={id} role="alert">
        {text}
      </p>
      {left > 0 && (
        <p className="tabular mt-1">{t('failures.waitFor', { time: clockText(left) })}</p>
      )}
    </div>
  );
}
