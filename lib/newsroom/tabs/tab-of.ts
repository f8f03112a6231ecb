// The tab of an item, from its own categories, the section in its address, then its words.
// Protects: the tab of the feed is only the last resort, since most feeds are mixed.
import { defaultTabKey } from '@/lib/model/limits/feed';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { mixedSections, placeSections, subjectSections } from '../language/news/sections';
import { addressSections, sectionName } from './section-names';

export type TabSigns = {
  /** As the publisher wrote them: sections, tags, subjects. */
  categories?: readonly string[];
  url: string;
  title: string;
  paragraphs: readonly string[];
  lang: Language;
};

type Section = { tab: string; kind: 'subject' | 'place' | 'mixed' };

/**
 * The section that a name means; for a name of several words, the first of them that means a
 * subject.
 */
function sectionOf(text: string): Section | undefined {
  const name = sectionName(text);
  const subject = subjectSections.get(name);
  if (subject) return { tab: subject, kind: 'subject' };
  const place = placeSections.get(name);
  if (place) return { tab: place, kind: 'place' };
  if (mixedSections.has(name)) return { tab: '', kind: 'mixed' };
  // "us-politics", "business_news": a section name with a word or two around it.
  const parts = name.split('-');
  if (parts.length > 3) return undefined;
  const [inside] = parts.flatMap((part) => subjectSections.get(part) ?? []);
  return inside ? { tab: inside, kind: 'subject' } : undefined;
}

/** The first section that is a subject, else the first place. */
function tabOfSections(found: readonly string[]): Section | undefined {
  const read = found.flatMap((text) => sectionOf(text) ?? []);
  return (
    read.find(({ kind }) => kind === 'subject') ??
    read.find(({ kind }) => kind === 'mixed') ??
    read.find(({ kind }) => kind === 'place')
  );
}

/**
 * A feed's categories are tags as often as sections: the tab that most of them mean, if one leads.
 */
function tabOfCategories(categories: readonly string[]): Section | undefined {
  const read = categories.flatMap((text) => sectionOf(text) ?? []);
  const subjects = read.filter(({ kind }) => kind === 'subject');
  const count = (tab: string) => subjects.filter((one) => one.tab === tab).length;
  const [first] = subjects;
  if (first) {
    return subjects.reduce(
      (best, next) => (count(next.tab) > count(best.tab) ? next : best),
      first,
    );
  }
  return read[0];
}

/** The weight of a word in the headline, and in the first lines of the text. */
const inTitle = 2;
const inText = 1;
const readChars = 600;
/** The least score of a subject, and the least ratio to the next one. */
const leastWords = 2;
const leastAhead = 1.5;

function distinct(text: string, pattern: RegExp): number {
  return new Set((text.match(pattern) ?? []).map((found) => found.toLowerCase())).size;
}

/** The subject that the words indicate, and how strongly. */
function tabOfWords({
  title,
  paragraphs,
  lang,
}: TabSigns): { tab: string; score: number } | undefined {
  const text = paragraphs.join('\n').slice(0, readChars);
  const scores = Object.entries(lexicons[lang].subjects)
    .map(([tab, pattern]) => ({
      tab,
      score: inTitle * distinct(title, pattern) + inText * distinct(text, pattern),
    }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = scores;
  if (!best || best.score < leastWords) return undefined;
  return best.score >= (next?.score ?? 0) * leastAhead ? best : undefined;
}

/** Words only override a feed with a subject of its own from this score on. */
const strongWords = 5;

/** The key of the tab; `feedTab` where the item itself indicates none. */
export function tabOf(signs: TabSigns, feedTab: string): string {
  const category = tabOfCategories(signs.categories ?? []);
  if (category?.kind === 'subject') return category.tab;
  const section = tabOfSections(addressSections(signs.url));
  if (section?.kind === 'subject') return section.tab;
  const words = tabOfWords(signs);
  const isMixed = category?.kind === 'mixed' || section?.kind === 'mixed';
  const place = isMixed ? undefined : [section, category].find((one) => one?.kind === 'place');
  if (place) return place.tab;
  if (words && (feedTab === defaultTabKey || words.score >= strongWords)) return words.tab;
  return feedTab;
}
