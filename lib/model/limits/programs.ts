// The limits of clients' programs and of their stored data; all ours.
import { dayMs } from '../time';

/** The values that a reader's devices share: how many, the size of one, and of all together. */
export const cacheKeysMost = 64;
export const cacheKeyChars = 100;
export const cacheValueBytes = 16 * 1024;
export const cacheBytesMost = 128 * 1024;
/** Reading time: how many timers are kept of one reader, and for how long. */
export const timersMost = 500;
export const timersMs = 90 * dayMs;
/** How many feedback messages one reader may send in a day. */
export const feedbackADay = 50;
/**
 * The access tokens of one reader, the length of their names, and the calls with one of them in a
 * minute.
 */
export const tokensMost = 20;
export const tokenNameChars = 60;
export const tokenCallsAMinute = 300;
/** A form of a reader app: a long item id takes some 60 bytes of it. */
export const readerFormBytes = 256 * 1024;
