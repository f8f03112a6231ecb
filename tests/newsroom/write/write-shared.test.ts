// Real reporting: three full articles on one happening (English), evening news (Chinese), bare
// headlines, and Philippine news without headlines.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Language } from '@/lib/model/text/languages';
import { mainDomain } from '@/lib/model/feed/sources';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { isShowable } from '@/lib/newsroom/evidence/quotable';
import { isBalanced } from '@/lib/newsroom/language/sentences';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { inGatesOr } from '../../gates';
import { describeShared } from '../../shared';
import { makeArticle, noon } from './make-article';

const row = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  time: z.string().nullable(),
  source: z.string(),
  url: z.string(),
  cluster: z.string().nullable(),
  slug: z.string().optional(),
});
type Row = z.infer<typeof row>;

const readRows = (...path: string[]): Row[] =>
  readFileSync(join(...path), 'utf8')
    .trim()
    .split('\n')
    .map((line) => row.parse(JSON.parse(line)));

function toArticle({ id, title, text, time, source, url, slug }: Row, lang: Language): Article {
  const published_at = time === null ? noon : Date.parse(time);
  return makeArticle({
    id,
    title: title || (slug ?? '').replaceAll('-', ' '),
    paragraphs: text.split(/\n+/).filter(Boolean),
    source,
    url,
    main_domain: mainDomain(url),
    lang,
    published_at,
    fetched_at: published_at,
  });
}

/** All of a corpus in the gates, a quarter elsewhere. */
const sampled = <T>(all: readonly T[]): T[] => all.filter((_, at) => at % inGatesOr(1, 4) === 0);

type Written = { articles: Article[]; event: StoredEvent };

function writeGroups(groups: readonly Article[][]): Written[] {
  return groups.map((group) => {
    const articles = [...group].sort((a, b) => a.published_at - b.published_at);
    return { articles, event: writeEvent({ id: 'e', articles, now: noon }) };
  });
}

function byCluster(rows: readonly Row[]): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const one of rows) {
    const key = one.cluster ?? one.id;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

const bodySentences = ({ event }: Written) =>
  event.content.filter((block) => block.element_type === 'p').flatMap(plainSentences);
const cited = (written: Written) =>
  new Set(bodySentences(written).flatMap(({ citations }) => citations)).size;
const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
  list.filter(holds).length / list.length;

function holdsItsPromises(written: readonly Written[]): void {
  const broken = written.flatMap(({ event, articles }) =>
    everySentenceIsInASource(event, articles),
  );
  expect(broken).toEqual([]);
  const texts = written.flatMap((one) =>
    bodySentences(one).map(({ text }) => ({ text, lang: one.event.lang })),
  );
  expect(texts.length).toBeGreaterThan(written.length / 2);
  expect(texts.filter(({ text, lang }) => !isShowable(text, lang))).toEqual([]);
  for (const { event } of written) {
    expect(event.title[0]?.text).toBeTruthy();
    expect(event.content.length).toBeGreaterThan(0);
    const { length: offered } = event.follow_up_questions;
    expect(offered).toBeLessThanOrEqual(3);
    expect(new Set(event.follow_up_questions.map((one) => one[0]?.text)).size).toBe(offered);
  }
}

describeShared('100 events of three full English articles', ['news', 'basil-triples'], (folder) => {
  const rows = readRows(folder, 'articles.jsonl');
  const written = writeGroups(
    sampled(byCluster(rows)).map((group) => group.map((one) => toArticle(one, 'en'))),
  );

  test('every sentence is in a source that it cites', () => holdsItsPromises(written));

  test('nearly all cite all three sources, all cite at least two', () => {
    expect(written).toHaveLength(inGatesOr(100, 25));
    expect(share(written, (one) => cited(one) >= 2)).toBe(1);
    expect(share(written, (one) => cited(one) === 3)).toBeGreaterThan(0.9);
  });

  test('are articles of five to fourteen whole sentences, at most five from one source', () => {
    for (const one of written) {
      const sentences = bodySentences(one);
      expect(sentences.length).toBeLessThanOrEqual(14);
      expect(sentences.every(({ text }) => isBalanced(text) && text.length <= 576)).toBe(true);
      // Only the first sentence of a report, which has its news, may be that long.
      expect(sentences.filter(({ text }) => text.length > 320).length).toBeLessThanOrEqual(3);
    }
    expect(share(written, (one) => bodySentences(one).length >= 5)).toBeGreaterThan(0.95);
  });

  test('have nobody in the first person outside quotation marks, and open with a full name or thing', () => {
    const openings = written.map((one) => bodySentences(one)[0]?.text ?? '');
    expect(openings.filter((text) => /^(?:He|She|They|It|But|And|I|We)\b/.test(text))).toEqual([]);
  });

  test('have an outline, keywords and a brief that fits a card', () => {
    expect(share(written, ({ event }) => event.outline.length > 0)).toBeGreaterThan(0.95);
    expect(share(written, ({ event }) => event.anchor_keywords.length >= 3)).toBeGreaterThan(0.85);
    expect(
      share(written, ({ event }) => (event.brief[0]?.text.length ?? 999) <= 240),
    ).toBeGreaterThan(0.7);
  });

  test('adding the third article highlights only blocks with new sentences', () => {
    for (const { articles } of written.slice(0, inGatesOr(30, 5))) {
      const previous = writeEvent({ id: 'e', articles: articles.slice(0, 2), now: noon });
      const event = writeEvent({ id: 'e', articles, previous, now: noon });
      const known = new Set(previous.content.flatMap(plainSentences).map(({ text }) => text));
      event.content.forEach((block, index) => {
        const isNew =
          block.element_type === 'p' && plainSentences(block).some(({ text }) => !known.has(text));
        expect(event.highlights.some(({ paragraph_index }) => paragraph_index === index)).toBe(
          isNew,
        );
      });
    }
  });
});

describeShared('Chinese evening news', ['news', 'cctv-xwlb'], (folder) => {
  const rows = readRows(folder, 'items.jsonl').slice(0, inGatesOr(400, 40));
  const written = writeGroups(rows.map((one) => [toArticle(one, 'zh')]));

  test('every sentence is in a source that it cites', () => holdsItsPromises(written));

  test('no sentence contains the name of the program, and few stories stay without text', () => {
    const texts = written.flatMap(bodySentences).map(({ text }) => text);
    expect(texts.filter((text) => text.startsWith('央视网消息'))).toEqual([]);
    const told = share(written, ({ event }) => event.content[0]?.element_type === 'p');
    expect(told).toBeGreaterThan(0.9);
  });
});

describeShared('bare headlines', ['news', 'googlenews-clusters-2025'], (folder) => {
  const all = byCluster(readRows(folder, 'headlines.jsonl')).filter(({ length }) => length > 1);
  const groups = sampled(all);
  const written = writeGroups(groups.map((group) => group.map((one) => toArticle(one, 'en'))));

  test('every line is a headline that it cites', () => holdsItsPromises(written));

  test('events list several sources', () => {
    expect(share(written, (one) => cited(one) >= 2)).toBeGreaterThan(0.95);
  });
});

describeShared('Philippine news', ['news', 'ph-rappler-2023'], (folder) => {
  const rows = readRows(folder, 'articles.jsonl');
  const isFilipino = ({ text }: Row) =>
    (text.match(/\b(?:ang|ng|mga|sa|na)\b/g) ?? []).length > text.length / 80;

  test('in English: every sentence is in a source that it cites', () => {
    holdsItsPromises(writeGroups(sampled(rows).map((one) => [toArticle(one, 'en')])));
  });

  test('in Filipino: every sentence is in a source that it cites', () => {
    const filipino = rows.filter(isFilipino);
    expect(filipino.length).toBeGreaterThan(0);
    holdsItsPromises(writeGroups(sampled(filipino).map((one) => [toArticle(one, 'ph')])));
  });
});
