// The landing page that opens the native app: which of its two versions, where the app is opened,
// and which store has it for a visitor's system.
import { zlinkHintVersion, zlinkVersion } from '../limits/share';
import { isMobile } from './app-mode';

type App = { scheme: string; ios: string; android: string };

/** "version defaults to 1"; anything but '2' is the first version, too. */
export function readZlinkVersion(version: string | undefined): '1' | '2' {
  return version === zlinkHintVersion ? '2' : zlinkVersion;
}

/** "A custom scheme pointing to the news detail page with the id." */
export function appAddress({ scheme }: App, id: string): string {
  return `${scheme}://news/detail?id=${encodeURIComponent(id)}`;
}

/**
 * The user agents of Apple's devices; an iPad that identifies as a Mac is included if it says so.
 */
const apple = /iPhone|iPad|iPod|CFNetwork/i;

/** The store of the visitor's system; undefined on a computer, where neither has the app. */
export function storeOf(userAgent: string): 'ios' | 'android' | undefined {
  if (apple.test(userAgent)) return 'ios';
  return isMobile(userAgent) ? 'android' : undefined;
}

/**
 * In-app browsers of messengers and networks, which open no other app and mostly no store either.
 */
const insideApp = /MicroMessenger|\bQQ\/|\bWeibo\b|\bLine\/|\bFB(?:AN|AV)\b|\bInstagram\b/i;

/**
 * Whether the page explains how to open it in the browser: if its address asks for that, or if
 * there is an app for this phone that the surrounding in-app browser would not let it open.
 */
export function showsBrowserHint(
  version: string | undefined,
  { hasApp, userAgent }: { hasApp: boolean; userAgent: string },
): boolean {
  if (readZlinkVersion(version) === zlinkHintVersion) return true;
  return hasApp && storeOf(userAgent) !== undefined && insideApp.test(userAgent);
}
