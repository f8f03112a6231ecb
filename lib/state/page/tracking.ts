// What is counted: the events of the specification, each a second after it happened. Where the
// deployment counts nowhere nothing is sent, and never from a device of its blacklist.
import { atom } from 'jotai';
import type { TrackedFields } from '@/lib/browser/tracking';
import { trackingDelayMs } from '@/lib/model/limits/page';
import { siteAtom } from './deployment';
import { fetchAtom } from './service';

export type TrackedEvent =
  'app_enter' | 'enter_news_detail' | 'news_detail_load' | 'enter_track_page' | 'track_meta_load';

/** Counts an event after a second; the answer calls it off until then. */
export const trackAtom = atom(
  null,
  (get, _set, event: TrackedEvent, fields: TrackedFields): (() => void) => {
    const { tracking } = get(siteAtom);
    if (!tracking) return () => undefined;
    const { fetch } = get(fetchAtom);
    const send = async () => {
      const { sendEvent } = await import('@/lib/browser/tracking');
      await sendEvent(fetch, tracking.blacklist, { event, fields });
    };
    // Where the program for it does not come, nothing is counted.
    const timer = setTimeout(() => void send().catch(() => undefined), trackingDelayMs);
    return () => clearTimeout(timer);
  },
);
