'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { listPath } from '@/lib/browser/address';
import {
  cancelAccountAtom,
  sendCancelCodeAtom,
  type CancelFailure,
  type CodeSent,
} from '@/lib/state/account/cancel-account';
import { CancelCode } from './cancel-code';
import { CancelTerms } from './cancel-terms';

type Sent = Extract<CodeSent, { ok: true }> & { at: number };

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
  const [sent, setSent] = useState<Sent>();
  const [failure, setFailure] = useState<CancelFailure>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await sendCode();
    setBusy(false);
    if (answer.ok) setSent({ ...answer, at: Date.now() });
    else setFailure(answer);
  };
  const end = async (code: string | undefined) => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const answer = await cancel(code);
    setBusy(false);
    if (answer.ok) return onSuccess();
    setFailure(answer);
    onFailure(answer);
  };
  return (
    <div data-app-id={appId}>
      {sent ? (
        <CancelCode
          // A new code begins with an empty field.
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
        className="mx-auto mt-2 flex min-h-11 w-fit items-center px-5 text-small text-accent no-underline"
      >
        {t('stay')}
      </a>
    </div>
  );
}
