// A reader's feedback about an event: that it does not interest them, or what is wrong with it.
// Guests may give both. Protects: a report that failed never counts as sent.
import { atom } from 'jotai';
import { ServiceError } from '@/lib/client/service-error';
import type { Envelope, Report } from '@/lib/contract';
import { removeEntryAtom } from './fill-feed';
import { markAllReadAtom } from './mark-all';
import { createTopicAtom } from '../topics/follow-topic';
import { notifyAtom, type ToastText } from '../page/notices';
import { openPopupAtom, type ActedEvent, type Tool } from '../page/popups';
import { addToQueueAtom, dropFromQueueAtom } from '../page/queue';
import { callAtom } from '../page/service';
import { unansweredKey } from '../page/unanswered';
import { sessionOf } from './session';
import { openTabAtom, tabsAtom } from './tabs';

/**
 * "Not interesting": once the service has accepted it, the event leaves every list on the page and
 * the read-aloud queue.
 */
export const dislikeAtom = atom(null, async (get, set, event: ActedEvent): Promise<void> => {
  const input = {
    event_id: event.id,
    event_version_id: event.event_version_id || undefined,
    session_id: sessionOf(get, event.id),
    is_moment: event.is_moment,
  };
  const call = set(callAtom);
  const { code } = await call('DisinterestFeedback', input, { quiet: true }).catch(noAnswer);
  if (code !== 0) return set(notifyAtom, { key: 'acts.dislikeFailed', tone: 'bad' });
  for (const { key } of get(tabsAtom)) set(removeEntryAtom, event.id, key);
  set(dropFromQueueAtom, event.id);
  set(notifyAtom, { key: 'acts.i18n_detail_dislike_success', tone: 'good' });
});

const noAnswer = (): Envelope => ({});

/** Why a call failed, in words that a reader understands. */
function reasonOf(error: unknown): ToastText {
  return (error instanceof ServiceError && error.notice) || { key: unansweredKey() };
}

/** Sends a report and shows the outcome; false when it was not accepted. */
export const reportAtom = atom(null, async (_get, set, report: Report): Promise<boolean> => {
  let error: ToastText | undefined;
  try {
    const { code, msg } = await set(callAtom)('Report', { report }, { quiet: true });
    if (code !== 0) error = msg ? { text: msg } : reasonOf(undefined);
  } catch (cause) {
    error = reasonOf(cause);
  }
  set(
    notifyAtom,
    error
      ? { key: 'acts.reportFailed', error, tone: 'bad' }
      : { key: 'acts.reported', tone: 'good' },
  );
  return error === undefined;
});

/** Performs the chosen tool on an event. */
export const doToolAtom = atom(null, async (get, set, event: ActedEvent, tool: Tool) => {
  if (tool === 'share' || tool === 'report' || tool === 'less' || tool === 'why') {
    set(openPopupAtom, { kind: tool, event });
  }
  if (tool === 'follow') await set(createTopicAtom, { event_id: event.id });
  if (tool === 'queue') set(addToQueueAtom, event.id);
  if (tool === 'dislike') await set(dislikeAtom, event);
  if (tool === 'markAll') await set(markAllReadAtom, { kind: 'tab', tab: get(openTabAtom) });
});
