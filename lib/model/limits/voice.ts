// The limits of reading aloud that several parts know; all ours.

/** How many events one call can have read aloud. */
export const voiceEventsMost = 50;
/** How many parts a speech service synthesizes in a day for all readers together. */
export const voicePartsADay = 5_000;
