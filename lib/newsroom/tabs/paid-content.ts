// Whether an item is paid content, according to its publisher. Protects: an advertisement in a feed
// is never shown as ordinary news.
import { dayMs } from '@/lib/model/time';
import { paidSections } from '../language/news/sections';
import { addressSections, sectionName } from './section-names';

/** It counts as a day older in lists; ours. */
export const paidDelayMs = dayMs;

/** ‘[Sponsored] …’, ‘Paid post: …’, ‘… | Partner content’, ‘【广告】…’: marks around a headline. */
const marks = [
  /^[[(【（]([^\])】）]{2,30})[\])】）]/u,
  /^([^:|：｜]{2,30})[:|：｜]/u,
  /[[(【（]([^\])】）]{2,30})[\])】）]$/u,
  /\s[|｜]\s*([^|｜]{2,30})$/u,
];

/** By a section of its address, or by a mark in its title. */
export function isPaidContent({ url, title }: { url: string; title: string }): boolean {
  const text = title.trim();
  const named = marks.flatMap((mark) => mark.exec(text)?.[1] ?? []);
  return [...addressSections(url), ...named].some((name) => paidSections.has(sectionName(name)));
}
