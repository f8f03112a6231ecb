// The numbers of reading aloud, all of them ours.

/** Events that one call has read aloud. */
export const voiceEventsMost = 50;
/** What is still to be read in a queue. */
export const queueMost = 50;
/** Characters that are spoken at once: devices stop in the middle of longer texts. */
export const voicePartChars = 400;
/** Parts of one event. */
export const voicePartsMost = 400;
/** Parts that a speech service makes in a day for all readers together. */
export const voicePartsADay = 5_000;
/** The share of them that one device or reader, and that all guests of one network, may use up. */
export const voiceShareOfReader = 0.1;
export const voiceShareOfNetwork = 0.2;
/** What is kept of them on disk. */
export const voiceCacheBytes = 512 * 1024 * 1024;
/** The sound of one part, and how long it is waited for. */
export const voicePartBytes = 4 * 1024 * 1024;
export const voiceMs = 30_000;
/** How long a service that hangs or refuses is not asked again, and the longest it may ask for. */
export const voiceRestMs = 60_000;
export const voiceRestMostMs = 10 * 60_000;
/** A sound that has not begun by then is spoken by the device. */
export const voiceBeginMs = 8_000;
