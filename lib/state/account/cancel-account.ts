// Canceling one's account for good: a code to the reader's own address, the deletion, and then "the
// calls clear_user_history and clear_device_history". Protects: it happens once, to this account
// only, and none of the reader's data stays on this device.
import { atom } from 'jotai';
import {
  forgetCancelAsked,
  noteCancelAsked,
  noteCanceled,
  noteCancelSent,
  type CancelSent,
} from '@/lib/browser/account/cancel-sent';
import { clearDevice } from '@/lib/browser/storage/clear-cache';
import type { Output } from '@/lib/contract';
import { secondMs } from '@/lib/model/time';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';
import { failureOf, type Failed } from './call-failure';

export type CancelFailure = Failed & { code?: number; triesLeft?: number };

export type CodeSent = { ok: true; sent: CancelSent } | CancelFailure;

/** Sends the code that the deletion needs; it is remembered across a reload of the page. */
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

/** Whether the service says that nobody is signed in here; false if it gives no answer. */
const isSignedOutAtom = atom(null, async (_get, set): Promise<boolean> => {
  const answer = await set(callAtom)('CheckLogin', {}, { quiet: true }).catch(() => undefined);
  return answer?.status === false;
});

function refusedBy({
  code,
  status,
  msg,
  data,
}: Output<'CancelAccount'>): CancelFailure | undefined {
  // After an HTTP error it is unknown whether the deletion took effect.
  if (code === undefined) return { ok: false, unanswered: true };
  if (code === 0 && status !== false) return undefined;
  const { error_code, description, tries_left: triesLeft } = data ?? {};
  return { ok: false, code: error_code, text: description || msg, triesLeft };
}

/**
 * Cleans up after an account is gone: nothing of it stays here. Both clearing calls are made, even
 * if the first one fails.
 */
export const leaveCanceledAtom = atom(null, async (_get, set): Promise<void> => {
  const call = set(callAtom);
  // The account is gone already, so a failed call cannot be repeated: nobody is authorized to.
  await call('ClearUserHistory', {}, { quiet: true }).catch(() => undefined);
  await call('ClearDeviceHistory', {}, { quiet: true }).catch(() => undefined);
  clearDevice();
  noteCanceled();
  set(readerAtom, undefined);
});

/** Deletes the reader's account, and its data on this device. */
export const cancelAccountAtom = atom(
  null,
  async (get, set, code: string | undefined): Promise<CancelOutcome> => {
    const call = set(callAtom);
    const input = { code, user_id: get(readerAtom)?.id };
    noteCancelAsked();
    const answer = await call('CancelAccount', input, { quiet: true }).catch(failureOf);
    const failure = 'ok' in answer ? answer : refusedBy(answer);
    if (!failure?.unanswered) forgetCancelAsked();
    // A deleted account loses its sessions, so being signed out proves the deletion even if its
    // answer was lost.
    const isGone = !failure || (failure.unanswered && (await set(isSignedOutAtom)));
    if (!isGone) return failure;
    await set(leaveCanceledAtom);
    return { ok: true };
  },
);
