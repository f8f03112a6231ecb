// The limits of custom themes that several parts know; all ours, so that a reader's feed stays
// cheap to build and to show.
import { minuteMs } from '../time';

export const themesMost = 20;
/** How many words of each kind a theme has, and the lengths of its name and of a word. */
export const themeWordsMost = 20;
export const themeNameChars = 60;
export const themeWordChars = 60;
export const themePage = 20;
/** How many items are on the card of a theme, and of a preview. */
export const themeCardItems = 3;

/** How many feed addresses a reader may have in all themes. */
export const ownFeedsMost = 20;
/** How long until an address is polled again, which is also the length of a round. */
export const ownFeedEveryMs = 30 * minuteMs;

/** How much a deep-mind run searches, and the characters of its report. */
export const deepMindQueries = 10;
export const deepMindChars = 300;
