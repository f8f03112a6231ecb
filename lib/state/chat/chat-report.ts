// Reporting an answer. "Its response is not read": whatever the service says to a report that
// arrived, the reader is thanked; one that did not arrive never counts as sent.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/history/address';
import { deviceId } from '@/lib/browser/device/device-id';
import { cubeId } from '@/lib/model/account/device-id';
import { ReportTarget } from '@/lib/model/wire/enums';
import { clientVersion } from '@/lib/model/limits/service';
import type { ChatReportReason } from '@/lib/model/article/report-reasons';
import { dispatchChatAtom } from './chat';
import { notifyAtom } from '../page/notices';
import { fetchAtom } from '../page/service';

export type ChatReport = { id: string; reason: ChatReportReason; text: string };

/** Sends the report of message `id` and shows the outcome; false when it did not arrive. */
export const reportAnswerAtom = atom(
  null,
  async (get, set, { id, reason, text }: ChatReport): Promise<boolean> => {
    const { buildRequest } = await import('@/lib/contract');
    const headers = { version: clientVersion, 'cube-id': cubeId(deviceId()) };
    const report = {
      report_type: reason,
      report_target_type: ReportTarget.ChatContent,
      // A message has the id of its turn: the service stores the answer with the report.
      turn_id: id,
      // "The description is optional and sent only if non-empty."
      ...(text.trim() && { report_desc: text.trim() }),
    };
    const request = buildRequest('Report', { report }, ownOrigin(), headers);
    const arrived = await get(fetchAtom)
      .fetch(request)
      .then(({ ok }) => ok)
      .catch(() => false);
    if (arrived) {
      set(dispatchChatAtom, { type: 'reported', id });
      set(notifyAtom, { key: 'chat.feedbackSent', tone: 'good' });
    } else set(notifyAtom, { key: 'chat.feedbackNotSent', tone: 'bad' });
    return arrived;
  },
);
