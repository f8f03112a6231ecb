// The limits of custom themes; all ours, so that a reader's feed stays cheap to build and to show.
import { dayMs, hourMs, minuteMs, secondMs } from '../time';

export const themesMost = 20;
export const themesFollowedMost = 100;
export const themesADay = 40;
/**
 * Within this time creating the same theme again returns the existing one: its answer may have been
 * lost.
 */
export const sameThemeMs = 10 * minuteMs;
/** How many words of each kind a theme has, and the lengths of its name and of a word. */
export const themeWordsMost = 20;
export const themeNameChars = 60;
export const themeWordChars = 60;
export const themePage = 20;
export const themePageMost = 50;
/** How many items are on the card of a theme, and of a preview. */
export const themeCardItems = 3;

/** How many feed addresses a reader may have in all themes, and may add in a day. */
export const ownFeedsMost = 20;
export const ownFeedsADay = 60;
/** A feed list as other feed readers export it: some five hundred feeds. */
export const ownOpmlChars = 128 * 1024;
/**
 * How long until an address is polled again, which is also the length of a round; and how many
 * addresses a round polls at most.
 */
export const ownFeedEveryMs = 30 * minuteMs;
export const ownFeedsARound = 200;
export const ownFeedLookMs = 3 * secondMs;
/** How often the screen polls while an address is being checked. */
export const ownFeedAskMs = 2 * secondMs;
/** How many items are stored of an address, and the length of their teasers. */
export const ownFeedItems = 200;
export const ownFeedTeaserChars = 280;
/** A page that links its feeds does so near its beginning. */
export const ownFeedPageBytes = 512 * 1024;
/** How long a deleted theme can be restored. */
export const themeUndoMs = dayMs;

/** Deep-mind runs: a reader's in a day, a site's at once, and how much one searches and reports. */
export const deepMindsADay = 10;
export const deepMindsAtOnce = 3;
export const deepMindQueries = 10;
export const deepMindEvents = 20;
export const deepMindSentences = 3;
export const deepMindChars = 300;
/** A process silent for this long has died; its run is resumed, once. */
export const deepMindLeaseMs = minuteMs;
export const deepMindTries = 2;
export const deepMindAskMs = secondMs;
/** The longest that one run works, and how long an unsaved one is kept. */
export const deepMindMostMs = 2 * minuteMs;
export const deepMindKeptMs = 7 * 24 * hourMs;
