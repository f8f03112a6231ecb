// What every share page needs to know about its site. Data only: the pages are HTML without a
// framework in the browser.
import type { Language } from '@/lib/model/text/languages';

/** A text of the interface under a key of the `share` messages. */
export type ShareTexts = (key: string, values?: Record<string, string | number>) => string;

export type ShareSite = {
  language: Language;
  /** BCP 47. */
  tag: string;
  t: ShareTexts;
  brand: string;
  /** The origin of this page. */
  origin: string;
  /** The origin of the reader. */
  readerOrigin: string;
  /** The native app; without one, "open" leads to the web reader. */
  app?: { scheme: string; ios: string; android: string };
  /** Device ids that are never counted; undefined where nothing is. */
  trackingBlacklist?: readonly string[];
  /** `size=large`: no frame on a desktop. */
  large: boolean;
  css: string;
  script: string;
};

/** Events for the page's script: what happened, and data for opening the app. */
export type ShareEvent = { name: string; fields?: Record<string, string | number | boolean> };
