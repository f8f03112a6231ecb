// What is counted: the events of the specification, each a second after it happened. Where the
// deployment counts nowhere nothing is sent, and never from a device of its blacklist.
import { atom } from 'jotai';
import { ownOrigin } from '@/lib/browser/address';
import { deviceId } from '@/lib/browser/device-id';
import { sendEvent, type TrackedFields } from '@/lib/browser/tracking';
import { trackingDelayMs } from '@/lib/model/limits/page';
import { siteAtom } from './deployment';
import { fetchAtom } from './service';

export type TrackedEvent =
  'app_enter' | 'enter_news_detail' | 'news_detail_load' | 'enter_track_page' | 'track_meta_load';

const trackPath = '/api/track';

/** Counts an event after a second; the answer calls it off until then. */
export const trackAtom = atom(
  null,
  (get, _set, event: TrackedEvent, fields: TrackedFields): (() => void) => {
    const { tracking } = get(siteAtom);
    const device = deviceId();
    if (!tracking || tracking.blacklist.includes(device)) return () => undefined;
    const { fetch } = get(fetchAtom);
    const timer = setTimeout(() => {
      void sendEvent(fetch, ownOrigin() + trackPath, { event, fields, device });
    }, trackingDelayMs);
    return () => clearTimeout(timer);
  },
);
