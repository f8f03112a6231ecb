// Canceling one's account for good: a code to the reader's own address, the deletion, and then "the
// calls clear_user_history and clear_device_history". Protects: it happens once, to this account
// only, and nothing of the reader stays on this device.
import { atom } from 'jotai';
import { noteCanceled, noteCancelSent, type CancelSent } from '@/lib/browser/cancel-sent';
import { clearDevice } from '@/lib/browser/clear-cache';
import { ServiceError } from '@/lib/client/service-error';
import { secondMs } from '@/lib/model/time';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';

/** The service's own words, where it has some; `until` (ms) says when it may be tried again. */
export type CancelFailure = {
  ok: false;
  code?: number;
  text?: string;
  triesLeft?: number;
  until?: number;
};

export type CodeSent = { ok: true; sent: CancelSent } | CancelFailure;

/** Sends the code that the deletion needs; a page that is loaded anew still knows of it. */
export const sendCancelCodeAtom = atom(null, async (get, set): Promise<CodeSent> => {
  const { emailCodeLength, resendMs } = await import('@/lib/model/limits/account');
  const answer = await set(callAtom)('SendCancelCode', {}, { quiet: true }).catch(failureOf);
  if ('ok' in answer) return answer;
  const { code, status, msg, data } = answer;
  if (code !== 0 || status === false) {
    return { ok: false, code: data?.error_code, text: data?.description || msg };
  }
  const sent: CancelSent = {
    by: data?.by,
    to: data?.to,
    length: data?.code_length ?? emailCodeLength,
    resendSeconds: data?.resend_after_seconds ?? resendMs / secondMs,
    at: Date.now(),
  };
  const reader = get(readerAtom);
  if (reader) noteCancelSent(reader.id, sent);
  return { ok: true, sent };
});

export type CancelOutcome = { ok: true } | CancelFailure;

/** Deletes the account of the reader. Both clearing calls follow, whatever becomes of the first. */
export const cancelAccountAtom = atom(
  null,
  async (get, set, code: string | undefined): Promise<CancelOutcome> => {
    const call = set(callAtom);
    const input = { code, user_id: get(readerAtom)?.id };
    const answer = await call('CancelAccount', input, { quiet: true }).catch(failureOf);
    if ('ok' in answer) return answer;
    if (answer.code !== 0 || answer.status === false) {
      const { error_code, description, tries_left: triesLeft } = answer.data ?? {};
      return { ok: false, code: error_code, text: description || answer.msg, triesLeft };
    }
    // The account is gone already: what fails here is done again by nobody's leave.
    await call('ClearUserHistory', {}, { quiet: true }).catch(() => undefined);
    await call('ClearDeviceHistory', {}, { quiet: true }).catch(() => undefined);
    clearDevice();
    noteCanceled();
    set(readerAtom, undefined);
    return { ok: true };
  },
);

function failureOf(error: unknown): CancelFailure {
  if (!(error instanceof ServiceError)) return { ok: false };
  const { code, message, retryAfterSeconds } = error;
  return {
    ok: false,
    code,
    text: code === undefined ? undefined : message,
    until: retryAfterSeconds === undefined ? undefined : Date.now() + retryAfterSeconds * secondMs,
  };
}
