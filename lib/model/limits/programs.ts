// The numbers of what is for programs, and of what clients keep; all ours.
import { dayMs } from '../time';

/** Values that a reader's devices share: how many, how large one, and all of them together. */
export const cacheKeysMost = 64;
export const cacheKeyChars = 100;
export const cacheValueBytes = 16 * 1024;
export const cacheBytesMost = 128 * 1024;
/** Reading time: timers that are kept of one reader, and for how long. */
export const timersMost = 500;
export const timersMs = 90 * dayMs;
/** What one reader may say about the site and its news in a day. */
export const feedbackADay = 50;
/** Access tokens of one reader, what they are called, and calls with one of them in a minute. */
export const tokensMost = 20;
export const tokenNameChars = 60;
export const tokenCallsAMinute = 300;
/** A form of a reader app: a long id of an item takes some 60 bytes of it. */
export const readerFormBytes = 256 * 1024;
