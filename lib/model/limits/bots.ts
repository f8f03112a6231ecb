// The numbers of bots and their posts, each named; all ours.
import { hourMs } from '../time';

/** Bots that one site can have: lists of them are put together in memory. */
export const botsMost = 500;
export const botPage = 20;
export const postPage = 10;
export const pageMost = 50;
/** Bots that one reader may follow. */
export const botsFollowedMost = 100;
/** Words that a reader may add or leave out of one bot, and how long one is. */
export const botWordsMost = 20;
export const botWordChars = 40;
/** Words of one kind in the field of a bot. */
export const fieldWordsMost = 300;
/** Posts a day of a bot, unless it says so, and the most that it may say. */
export const postsADay = 30;
export const postsADayMost = 100;
/** Events that a preview looks at, and those that it answers. */
export const previewLooks = 300;
export const previewAnswers = 10;
/** "Breaking": so many sources within so long. */
export const breakingSources = 3;
export const breakingMs = 12 * hourMs;

/** What bots are filed under, in the order of the screen. */
export const botCategories = [
  'world',
  'technology',
  'science',
  'money',
  'health',
  'sports',
  'culture',
] as const;
export type BotCategory = (typeof botCategories)[number];

/** Our own drawings; the screen draws `spark` for one that it does not know. */
export const botIcons = [
  'spark',
  'leaf',
  'orbit',
  'chip',
  'chart',
  'pulse',
  'ball',
  'sun',
  'lantern',
  'globe',
  'film',
] as const;
export type BotIcon = (typeof botIcons)[number];
