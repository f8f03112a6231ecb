// The limits of reading aloud, all of them ours.

/** How many events one call can have read aloud. */
export const voiceEventsMost = 50;
/** How many items a queue may have left to read. */
export const queueMost = 50;
/** How many characters are spoken at once: devices stop in the middle of longer texts. */
export const voicePartChars = 400;
/** How many parts an event may have. */
export const voicePartsMost = 400;
/** How many parts a speech service synthesizes in a day for all readers together. */
export const voicePartsADay = 5_000;
/** The share of them that one device or reader, and that all guests of one network, may use up. */
export const voiceShareOfReader = 0.1;
export const voiceShareOfNetwork = 0.2;
/** How much of them is cached on disk. */
export const voiceCacheBytes = 512 * 1024 * 1024;
/** The size of one part's audio, and how long it is waited for. */
export const voicePartBytes = 4 * 1024 * 1024;
export const voiceMs = 30_000;
/**
 * How long a failing or refusing service is not called again, and the longest pause it may request.
 */
export const voiceRestMs = 60_000;
export const voiceRestMostMs = 10 * 60_000;
/** Audio that has not begun by then is spoken by the device instead. */
export const voiceBeginMs = 8_000;
