// Usage counting: the events of the specification, each sent a second after it happened. Nothing is
// sent where the deployment has no counting address, and never from a device on its blacklist.
import { atom } from 'jotai';
import type { TrackedFields } from '@/lib/browser/page/tracking';
import { trackingDelayMs } from '@/lib/model/limits/page';
import { siteAtom } from './deployment';
import { fetchAtom } from './service';

export type TrackedEvent =
  'app_enter' | 'enter_news_detail' | 'news_detail_load' | 'enter_track_page' | 'track_meta_load';

/** Counts an event after a second; returns a function that cancels it until then. */
export const trackAtom = atom(
  null,
  (get, _set, event: TrackedEvent, fields: TrackedFields): (() => void) => {
    const { tracking } = get(siteAtom);
    if (!tracking) return () => undefined;
    const { fetch } = get(fetchAtom);
    const send = async () => {
      const { sendEvent } = await import('@/lib/browser/page/tracking');
      await sendEvent(fetch, tracking.blacklist, { event, fields });
    };
    // If its code cannot be loaded, nothing is counted.
    const timer = setTimeout(() => void send().catch(() => undefined), trackingDelayMs);
    return () => clearTimeout(timer);
  },
);
