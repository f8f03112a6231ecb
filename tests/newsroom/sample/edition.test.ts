// Checks every event of the sample edition against the rules of its form.
import type { Element, Root } from 'hast';
import { newsEvent } from '@/lib/contract';
import { joinMark } from '@/lib/model/markdown/citations';
import {
  languages,
  pick,
  pickText,
  type Language,
  type LocalizedText,
} from '@/lib/model/text/languages';
import { fallbackCovers } from '@/lib/model/limits/feed';
import { treesOf } from '@/lib/model/markdown/block-trees';
import { walkElements } from '@/lib/model/markdown/walk';
import { headingId } from '@/lib/model/markdown/outline';
import { mainDomain } from '@/lib/model/feed/sources';
import { builtInTabs } from '@/lib/model/feed/tabs';
import { blocksOf } from '@/lib/newsroom/sample/blocks';
import { sampleEvents } from '@/lib/newsroom/sample';
import { sampleEdition } from '@/lib/newsroom/sample/load';

const now = Date.UTC(2026, 0, 15, 12);
const edition = sampleEdition(now);
const mark = /\[(\d+)\]/g;

const citations = (text: string): number[] => [...text.matchAll(mark)].map(([, n]) => Number(n));
const distinct = (numbers: number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** The elements of the page in one language, as `treesOf` makes it. */
function elementsOf(
  blocks: readonly { trees: { lang: string; tree: Root }[] }[],
  language: Language,
): Element[] {
  const found: Element[] = [];
  for (const { trees } of blocks) {
    const tree = pick(trees, language)?.tree;
    if (tree) walkElements(tree, (element) => found.push(element));
  }
  return found;
}

/**
 * Words of an article; Chinese counts every character, with a run of Latin letters or digits as
 * one.
 */
function length(language: Language, text: string): number {
  const plain = text.replace(mark, ' ');
  const pattern =
    language === 'zh'
      ? /\p{Script=Han}|[\p{Script=Latin}\d.,:%]+/gu
      : /[\p{L}\d][\p{L}\d.,:%’'-]*/gu;
  return plain.match(pattern)?.length ?? 0;
}

it('has three events in each of the six tabs, eighteen in all', () => {
  const perTab = builtInTabs.map(({ key }) => [
    key,
    sampleEvents.filter(({ tab }) => tab === key).length,
  ]);
  expect(perTab).toEqual(builtInTabs.map(({ key }) => [key, 3]));
  expect(edition).toHaveLength(18);
});

it('puts every event in a built-in tab, under its own slug', () => {
  expect(new Set(sampleEvents.map(({ slug }) => slug)).size).toBe(sampleEvents.length);
  for (const { slug, tab } of sampleEvents) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(builtInTabs.map(({ key }) => key)).toContain(tab);
  }
});

describe.each(sampleEvents.map((event) => [event.slug, event] as const))('%s', (slug, written) => {
  const event = edition.find(({ id }) => id === `sample-${slug}`);
  if (!event) throw new Error(`${slug} is written but not in the edition`);
  const shown = (text: LocalizedText, language: Language): string => pickText(text, language);
  const blocks = (language: Language): string[] =>
    event.content.map(({ text }) => shown(text, language));
  const proseOf = (language: Language): string =>
    event.content
      .filter(({ element_type }) => element_type === 'p')
      .map(({ text }) => shown(text, language))
      .join('\n\n');

  it('is valid by the contract', () => {
    expect(newsEvent.parse(event)).toMatchObject({ id: event.id, writing: 'sample' });
    expect(event.cover).toEqual([expect.stringMatching(/^\/covers\/[1-9]\.svg$/)]);
    expect(written.cover ?? 1).toBeLessThanOrEqual(fallbackCovers);
  });

  it('has every text in English, Chinese and Filipino', () => {
    const texts = [
      event.title,
      event.brief,
      ...event.content.map(({ text }) => text),
      ...event.outline.map(({ title }) => title),
      ...event.anchors,
      ...event.anchor_keywords,
      ...event.follow_up_questions,
    ];
    for (const text of texts) {
      expect(text.map(({ lang }) => lang)).toEqual(['EN', 'ZH', 'PH']);
      for (const entry of text) expect(entry.text.trim()).not.toBe('');
    }
  });

  it('has the same blocks in all languages, with the same citations in each', () => {
    const kinds = (language: Language): string[] =>
      blocksOf(written.text[language]).map(({ element_type }) => element_type);
    expect(kinds('zh')).toEqual(kinds('en'));
    expect(kinds('ph')).toEqual(kinds('en'));
    for (const { text } of event.content) {
      const english = distinct(citations(shown(text, 'en')));
      expect(distinct(citations(shown(text, 'zh')))).toEqual(english);
      expect(distinct(citations(shown(text, 'ph')))).toEqual(english);
    }
  });

  it('has the same lists and tables in all languages', () => {
    const rows = (text: string): number => text.match(/^(?:[-*] |\d+\. |\|)/gm)?.length ?? 0;
    for (const { text } of event.content) {
      expect(rows(shown(text, 'zh'))).toBe(rows(shown(text, 'en')));
      expect(rows(shown(text, 'ph'))).toBe(rows(shown(text, 'en')));
    }
  });

  it.each(languages)('has a length of one screenful or two (%s)', (language) => {
    const [least, most] = language === 'zh' ? [400, 750] : [250, 450];
    const found = length(language, blocks(language).join('\n'));
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  it.each(languages)(
    'cites every reference, nothing else, and every paragraph (%s)',
    (language) => {
      const numbers = event.references.map(({ order }) => order);
      expect(numbers).toEqual(event.references.map((_, index) => index + 1));
      expect(distinct(blocks(language).flatMap(citations))).toEqual(numbers);
      const paragraphs = event.content.filter(({ element_type }) => element_type === 'p');
      for (const { text } of paragraphs) expect(shown(text, language)).toMatch(/\[\d+\]/);
    },
  );

  it.each(languages)('places marks right after the sentence they support (%s)', (language) => {
    // A cell of a table is a separate statement, with or without a full stop.
    const all = blocks(language)
      .join('\n')
      .replace(/^\|.*$/gm, '');
    expect(all.match(/(?<![.!?:”"』」。\uff01\uff1f\uff1a\])\uff09])\[\d+\]/g) ?? []).toEqual([]);
    expect(all).not.toMatch(/\{\{|\}\}/);
    for (const text of [event.title, event.brief]) {
      expect(shown(text, language)).not.toMatch(/\[\d+\]/);
    }
  });

  it('rests on three to six references of at least three main domains', () => {
    expect(event.references.length).toBeGreaterThanOrEqual(3);
    expect(event.references.length).toBeLessThanOrEqual(6);
    const links = event.references.map(({ link }) => link);
    expect(new Set(links).size).toBe(links.length);
    expect(new Set(links.map(mainDomain)).size).toBeGreaterThanOrEqual(3);
    for (const { source, title, link } of event.references) {
      expect([source, title].every(Boolean)).toBe(true);
      expect(link).toMatch(/^https:\/\//);
    }
  });

  it.each(languages)('links every cited sentence and keyword on the page (%s)', (language) => {
    const { anchors, anchor_keywords } = event;
    expect(anchors.length).toBeGreaterThanOrEqual(2);
    expect(anchors.length).toBeLessThanOrEqual(5);
    expect(anchor_keywords.length).toBeGreaterThanOrEqual(3);
    const page = elementsOf(treesOf(event.content, anchors, anchor_keywords), language);
    const marked = (name: string): unknown[] =>
      page.map(({ properties }) => properties[name]).filter((value) => value !== undefined);
    const all = (entries: readonly unknown[]): string[] =>
      entries.map((_, index) => joinMark({ index, language }));
    expect(marked('dataAnchor').sort()).toEqual(all(anchors).sort());
    expect(marked('dataKeyword').sort()).toEqual(all(anchor_keywords).sort());
    expect(marked('dataReferences')).toHaveLength(anchors.length);
  });

  it.each(languages)('has its keywords verbatim in the article (%s)', (language) => {
    const prose = proseOf(language);
    for (const keyword of event.anchor_keywords) expect(prose).toContain(shown(keyword, language));
  });

  it.each(languages)('is markdown without visible markup on the page (%s)', (language) => {
    const page = elementsOf(treesOf(event.content, [], []), language);
    const texts = page.flatMap(({ children }) =>
      children.flatMap((child) => (child.type === 'text' ? [child.value] : [])),
    );
    expect(texts.filter((text) => /\*\*|\||\]|\[|^\s*#|\{/.test(text))).toEqual([]);
  });

  it('has two or more headings, and an outline that points to them', () => {
    const headings = event.content.flatMap(({ element_type, text }, index) =>
      element_type === 'p' ? [] : [{ id: headingId(index), title: text }],
    );
    expect(headings.length).toBeGreaterThanOrEqual(2);
    expect(event.outline.map(({ id, title }) => ({ id, title }))).toEqual(headings);
  });

  it('has Chinese punctuation in Chinese', () => {
    const texts = [
      event.title,
      event.brief,
      ...event.follow_up_questions,
      ...event.anchor_keywords,
    ];
    const all = [...blocks('zh'), ...texts.map((text) => shown(text, 'zh'))].join('\n');
    expect(all.match(/.?(?:(?<!\d)[,:]|[,:](?!\d)|[;?!()]).?/gu) ?? []).toEqual([]);
  });

  it('offers three different questions', () => {
    expect(event.follow_up_questions).toHaveLength(3);
    for (const language of languages) {
      const questions = event.follow_up_questions.map((text) => shown(text, language));
      expect(new Set(questions).size).toBe(3);
      for (const question of questions) expect(question).toMatch(/[?\uff1f]$/);
    }
  });
});

it('has a table or a list in at least every second event', () => {
  const withRows = edition.filter(({ content }) =>
    content.some(({ text }) => /^(?:[-*] |\d+\. |\|)/m.test(pickText(text, 'en'))),
  );
  expect(withRows.length).toBeGreaterThanOrEqual(sampleEvents.length / 2);
});

describe('the edition as a whole', () => {
  it('is in the past, newest first, no two events at the same time', () => {
    const times = edition.map(({ rank_time }) => rank_time);
    expect(times.every((time) => time < now)).toBe(true);
    expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
    expect(edition.map(({ release_time }) => release_time)).toEqual(times);
  });

  it('keeps ids and versions from one start to the next', () => {
    const names = (at: number): string[][] =>
      sampleEdition(at).map(({ id, event_version_id }) => [id, event_version_id]);
    expect(names(now + 86_400_000)).toEqual(names(now));
    expect(new Set(edition.map(({ event_version_id }) => event_version_id)).size).toBe(
      edition.length,
    );
  });

  it('alternates the tabs, and names a tab for all but the general events', () => {
    const order = edition.map(({ tabs }) => tabs[0] ?? 'recommend');
    const present = builtInTabs.map(({ key }) => key).filter((key) => order.includes(key));
    expect(order.slice(0, present.length)).toEqual(present);
  });
});
