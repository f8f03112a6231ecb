// What the page does once after hydration: it detects a surrounding app, and checks whether the
// session is still valid. Protects: nothing waits for it, and its failures are never shown to the
// reader.
import { atom } from 'jotai';
import { keepAppInfo } from '@/lib/browser/device/app-info';
import { currentContainer } from '@/lib/browser/device/container';
import { whenIdle } from '@/lib/browser/page/idle';
import { newDeviceId } from '@/lib/model/account/device-id';
import { rulesOf } from '@/lib/model/region-rules';
import { siteAtom } from '../page/deployment';
import { callAtom } from '../page/service';
import { readerAtom } from '../page/reader';
import { readWorkChatUserAtom } from './work-chat-user';

const idle = (signal: AbortSignal) =>
  new Promise<void>((done) => {
    const takeBack = whenIdle(done);
    signal.addEventListener('abort', takeBack, { once: true });
  });

/** Loaded last; reading works without it. */
const beginReadingTimeAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  if (!get(readerAtom)) return;
  const loaded = await import('./reading-time').catch(() => undefined);
  if (loaded && !signal.aborted)
    set(loaded.countReadingAtom, newDeviceId(Date.now(), Math.random()), signal);
});

export const startAppAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const container = currentContainer();
  document.documentElement.dataset.swipe = container.swipes ? 'on' : 'off';
  const info = await container.appInfo();
  if (info) keepAppInfo(info);
  if (container.kind === 'work-chat') void set(readWorkChatUserAtom);
  await idle(signal);
  if (signal.aborted) return;
  void set(beginReadingTimeAtom, signal);
  if (!rulesOf(get(siteAtom).region).checksLoginAtStart) return;
  const answer = await set(callAtom)('CheckLogin', {}, { quiet: true }).catch(() => undefined);
  const over = answer?.status === false && get(readerAtom) !== undefined;
  if (over && !signal.aborted) set(readerAtom, undefined);
});
