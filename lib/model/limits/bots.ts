// The limits of bots and their posts that several parts know; all ours.
import { hourMs } from '../time';

/** How many bots a site can have: lists of them are assembled in memory. */
export const botsMost = 500;
export const botPage = 20;
export const postPage = 10;
export const pageMost = 50;
/** How many words a reader may add to or exclude from one bot, and their length. */
export const botWordsMost = 20;
export const botWordChars = 40;
/** A bot's default number of posts a day, and the highest that it may set. */
export const postsADay = 30;
export const postsADayMost = 100;
/** "Breaking": this many sources within this time. */
export const breakingSources = 3;
export const breakingMs = 12 * hourMs;

/** The categories of bots, in the order of the screen. */
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

/** Our own drawings; the screen shows `spark` for an unknown one. */
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
