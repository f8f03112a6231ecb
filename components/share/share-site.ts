// What every share page is told of the site it stands on. Data only: the pages are HTML without a
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
  /** Where this page stands. */
  origin: string;
  /** Where the reader is. */
  readerOrigin: string;
  /** The native app; without one, "open" leads to the reader on the web. */
  app?: { scheme: string; ios: string; android: string };
  /** Device ids that are never counted; undefined where nothing is. */
  trackingBlacklist?: readonly string[];
  /** `size=large`: no frame on a desktop. */
  large: boolean;
  css: string;
  script: string;
};

/** What the script of a page is told: what happened, and what an app may be tried with. */
export type ShareEvent = { name: string; fields?: Record<string, string | number | boolean> };
