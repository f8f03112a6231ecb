// The numbers of custom themes; all ours, so that a reader's feed stays cheap to make and to show.
import { dayMs, hourMs, minuteMs, secondMs } from '../time';

export const themesMost = 20;
export const themesFollowedMost = 100;
export const themesADay = 40;
/** So long the same theme made again is the one that is there: its answer may not have arrived. */
export const sameThemeMs = 10 * minuteMs;
/** What a theme holds of each kind of word, and how long a name and a word are. */
export const themeWordsMost = 20;
export const themeNameChars = 60;
export const themeWordChars = 60;
export const themePage = 20;
export const themePageMost = 50;
/** First items on the card of a theme, and of a preview. */
export const themeCardItems = 3;

/** Addresses of feeds that a reader has in all themes, and may add in a day. */
export const ownFeedsMost = 20;
export const ownFeedsADay = 60;
/** A list of feeds as other readers export it: some five hundred of them. */
export const ownOpmlChars = 128 * 1024;
/** An address is polled no sooner again; a round is that long, and polls so many addresses at most. */
export const ownFeedEveryMs = 30 * minuteMs;
export const ownFeedsARound = 200;
export const ownFeedLookMs = 3 * secondMs;
/** How often the screen asks while an address is looked at. */
export const ownFeedAskMs = 2 * secondMs;
/** Items kept of an address, and the length of their teasers. */
export const ownFeedItems = 200;
export const ownFeedTeaserChars = 280;
/** A page that names its feeds does so at its beginning. */
export const ownFeedPageBytes = 512 * 1024;
/** How long a deleted theme can be brought back. */
export const themeUndoMs = dayMs;

/** Runs of deep-mind: of a reader in a day, at once on a site, what one looks for and reports. */
export const deepMindsADay = 10;
export const deepMindsAtOnce = 3;
export const deepMindQueries = 10;
export const deepMindEvents = 20;
export const deepMindSentences = 3;
export const deepMindChars = 300;
/** A process that says nothing so long has ended; its run is taken up again, once. */
export const deepMindLeaseMs = minuteMs;
export const deepMindTries = 2;
export const deepMindAskMs = secondMs;
/** The longest that one run works, and how long one that was not saved stays. */
export const deepMindMostMs = 2 * minuteMs;
export const deepMindKeptMs = 7 * 24 * hourMs;
