// The days that addresses of articles name, for feeds without dates. Protects: a number that only
// resembles a day, or the page of a running story, dates nothing.
import { feedDateOldestMs } from '@/lib/model/limits/service';
import { dayMs } from '@/lib/model/time';
import { kindOf } from '../cluster/kind';
import { parseDate } from './parse-date';

const [year, month, day] = ['(20\\d\\d)', '(0[1-9]|1[0-2])', '(0[1-9]|[12]\\d|3[01])'];

/**
 * The parts of a path that are a day. A number at its end may be that of the article, and one
 * before a dash the beginning of its headline: /2024/05/12-dead.
 */
const forms = [
  // /2024/05/23/, /2024-05/23/
  `/${year}[-/]${month}/${day}(?=/)`,
  // /2024/05-23/1, /2024/0523/1
  `/${year}/${month}-?${day}(?=/[^/])`,
  // /2024-05-23, /2024-05-23-storm
  `/${year}-${month}-${day}(?=[/_.-]|$)`,
  // /20240523/1, /20240523-storm
  `/${year}${month}${day}[/_-](?=[^/])`,
].map((form) => new RegExp(form, 'g'));

/**
 * In the words of a headline, /storm-update-may-23-2024-11am: the day of what it tells rather than
 * that of the article.
 */
const told = new RegExp(
  `(?<=[/-])([a-z]{3,9}-\\d{1,2}-20\\d\\d|\\d{1,2}-[a-z]{3,9}-20\\d\\d)(?![a-z\\d])`,
  'g',
);

/** The address of a page that is rewritten as its story goes on. */
const livePage = /[/_-](?:live(?:blog)?|zhibo)(?=[/_.-]|$)/i;

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : '');

const inPath = (path: string): string[] =>
  forms.flatMap((form) => [...path.matchAll(form)].map((found) => found.slice(1).join('-')));

/**
 * Noon of each day that an address names, in its path or in the words of its headline, where the
 * publisher's clocks are `zoneHours` ahead of UTC.
 */
export function noonsInAddress(url: string, zoneHours: number): number[] {
  const path = pathOf(url);
  const words = [...path.matchAll(told)].map(([day]) => day.replaceAll('-', ' '));
  return [...inPath(path), ...words].flatMap((day) => parseDate(`${day} 12:00`, zoneHours) ?? []);
}

/**
 * Noon of the day in an article's address, where the publisher's clocks are `zoneHours` ahead of
 * UTC; undefined without one clear day, for a live page, and for a day that may be today: then the
 * fetch time is closer.
 */
export function noonInAddress(
  { url, title }: { url: string; title: string },
  zoneHours: number,
  now: number,
): number | undefined {
  const path = pathOf(url);
  if (livePage.test(path) || kindOf(title) === 'live') return undefined;
  const [only, ...others] = new Set(inPath(path));
  if (only === undefined || others.length > 0) return undefined;
  const noon = parseDate(`${only} 12:00`, zoneHours);
  const isPast = noon !== undefined && noon < now - dayMs && noon >= now - feedDateOldestMs;
  return isPast ? noon : undefined;
}
