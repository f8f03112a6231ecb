'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { listPath } from '@/lib/browser/history/news-paths';
import { cancelSent, forgetCancelSent, type CancelSent } from '@/lib/browser/account/cancel-sent';
import {
  cancelAccountAtom,
  sendCancelCodeAtom,
  type CancelFailure,
} from '@/lib/state/account/cancel-account';
import { readerAtom } from '@/lib/state/page/reader';
import { CancelCode } from './cancel-code';
import { CancelTerms } from './cancel-terms';
import type { Failing } from './use-failure-text';

/** "The account deletion widget takes an application id and success and failure hooks." */
export function CancelWidget({
  appId,
  onSuccess,
  onFailure,
}: {
  appId: string;
  onSuccess(): void;
  onFailure(failure: CancelFailure): void;
}) {
  const t = useTranslations('cancel');
  const sendCode = useSetAtom(sendCancelCodeAtom);
  const cancel = useSetAtom(cancelAccountAtom);
  const reader = useAtomValue(readerAtom)?.id;
  const hydrated = useHydrated();
  // A code sent before the page was reloaded is valid, too.
  const before = useMemo(
    () => (hydrated && reader !== undefined ? cancelSent(reader) : undefined),
    [hydrated, reader],
  );
  const [made, setMade] = useState<CancelSent>();
  const sent = made ?? before;
  const [failure, setFailure] = useState<Failing>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await sendCode();
    setBusy(false);
    if (answer.ok) setMade(answer.sent);
    else setFailure({ ...answer, asked: 'code' });
  };
  const end = async (code: string | undefined) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await cancel(code);
    setBusy(false);
    if (answer.ok) return onSuccess();
    setFailure({ ...answer, asked: 'deletion' });
    onFailure(answer);
  };
  return (
    <div data-app-id={appId}>
      {sent ? (
        <CancelCode
          // A new code starts with an empty field.
          key={sent.at}
          sent={sent}
          busy={busy}
          failure={failure}
          onResend={() => void send()}
          onDelete={(code) => void end(code)}
        />
      ) : (
        <CancelTerms busy={busy} failure={failure} onAccept={() => void send()} />
      )}
      <a
        href={listPath}
        onClick={forgetCancelSent}
        className="mx-auto mt-2 flex min-h-11 w-fit items-center px-5 text-small text-accent no-underline"
      >
        {t('stay')}
      </a>
    </div>
  );
}
