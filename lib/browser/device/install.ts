// Installing the site: whether the browser offers it, and how else it can be done.
import { installOffer } from './install-offer';

const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const canInstall = (): boolean => installOffer.held !== undefined;

/** Runs on each change; returns a function that stops it. */
export function onInstallOffer(run: () => void): () => void {
  installOffer.tell = tell;
  listeners.add(run);
  return () => listeners.delete(run);
}

/** Shows the browser's prompt; an offer can be used once. */
export async function install(): Promise<void> {
  const offer = installOffer.held;
  installOffer.held = undefined;
  tell();
  await offer?.prompt().catch(() => undefined);
}

/** Whether this is already the installed site. */
export const isInstalled = (): boolean =>
  typeof window.matchMedia === 'function' &&
  window.matchMedia('(display-mode: standalone)').matches;

/** Whether the site is installed from the browser's share menu, as on iPhone and iPad. */
export const installsByHand = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
