// The events made of real feeds: every set of the shared test data written as the newsroom writes
// it, and the figures that a reader would notice.
import { readFileSync } from 'node:fs';
import { opensWithBrief } from '@/lib/model/article/opens-with-brief';
import { languages } from '@/lib/model/text/languages';
import { everySentenceIsInASource } from '@/tests/newsroom/evidence/every-sentence';
import { plainSentences } from '@/lib/newsroom/evidence/cited-text';
import { leans } from '@/lib/newsroom/evidence/quotable';
import { numbersOf } from '@/lib/newsroom/language/text-terms';
import type { Article, StoredEvent } from '@/lib/newsroom/types';
import { releasedAt } from '@/lib/newsroom/write/report-times';
import { bareTitle } from '@/lib/newsroom/write/title';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { inEvents, readRows, readSets, type Row } from './events/read-sets';

type Written = { articles: Article[]; event: StoredEvent };

const share = <T>(list: readonly T[], holds: (one: T) => boolean) =>
  list.length === 0 ? NaN : list.filter(holds).length / list.length;
const percent = (value: number) => (Number.isNaN(value) ? '–' : `${(100 * value).toFixed(1)} %`);
const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const print = (name: string, figure: string | number, mark = '') =>
  console.log(`  ${name.padEnd(52)}${figure}${mark && `  (mark: ${mark})`}`);

const quoted = ({ event }: Written) =>
  event.content.filter(({ element_type }) => element_type === 'p').flatMap(plainSentences);
const pageText = (one: Written) =>
  [one.event.title[0]?.text, ...quoted(one).map(({ text }) => text)].join('\n');

/** Words of the text; a Chinese word is about one and a half characters. */
function wordsIn(one: Written): number {
  const text = quoted(one)
    .map(({ text: sentence }) => sentence)
    .join(' ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const spaced = text.replace(/\p{Script=Han}/gu, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.round(characters / 1.5) + spaced;
}

/** Whether the page shows the brief above a text that repeats its first sentence. */
function tellsTwice(one: Written): boolean {
  const brief = one.event.brief[0]?.text ?? '';
  if (brief === '' || opensWithBrief(one.event, one.event.lang)) return false;
  return quoted(one).some(({ text }) => brief.startsWith(text));
}

function saysNewestNumbers(one: Written): boolean {
  const newest = one.articles.reduce((a, b) => (releasedAt(b) > releasedAt(a) ? b : a));
  const there = new Set(numbersOf(pageText(one)));
  return numbersOf(bareTitle(newest)).every((number) => there.has(number));
}

const ends = /[.!?。！？…]['"”’」』）)]*$/u;
const runsOn = (one: Written) =>
  one.event.content.some((block) => {
    const sentences = block.element_type === 'p' ? plainSentences(block) : [];
    return sentences.slice(0, -1).some(({ text }) => !ends.test(text));
  });

/**
 * Whether a sentence with a reference to earlier text opens a block without that text before it.
 */
const leansOnNothing = (one: Written) =>
  one.event.content.some((block, at) => {
    const [first] = block.element_type === 'p' ? plainSentences(block) : [];
    const before = one.event.content[at - 1];
    return first !== undefined && leans(first.text, one.event.lang) && before?.element_type !== 'p';
  });

function printSet(name: string, written: readonly Written[], ms: number): void {
  const several = written.filter(({ articles }) => articles.length > 1);
  const spread = several.filter(({ articles }) => {
    const times = articles.map(releasedAt);
    return Math.max(...times) - Math.min(...times) > 6 * 3_600_000;
  });
  console.log(`\n${name}: ${written.length} events, ${several.length} of several articles`);
  print(
    'words of an event, median (several articles)',
    `${median(written.map(wordsIn))} (${median(several.map(wordsIn))})`,
  );
  print(
    'sentences that stand in no source',
    written.flatMap(({ event, articles }) => everySentenceIsInASource(event, articles)).length,
    '0',
  );
  print('first sentence twice on the page', percent(share(written, tellsTwice)), '0 %');
  print(
    'numbers of the newest headline on the page',
    percent(share(several, saysNewestNumbers)),
    '100 %',
  );
  print(
    'headed by the newest report, of those over 6 hours',
    percent(share(spread, isHeadedByNewest)),
  );
  print('sentences that run into one', written.filter(runsOn).length, '0');
  print('blocks that open with a leaning sentence', written.filter(leansOnNothing).length, '0');
  print(
    'with a timeline, of several articles',
    percent(share(several, ({ event }) => event.timeline !== undefined)),
  );
  print(
    'with what each source leads with',
    percent(share(several, ({ event }) => event.perspectives !== undefined)),
  );
  print('with a difference', several.filter(({ event }) => event.differences !== undefined).length);
  print('in a tab of their own', percent(share(written, ({ event }) => event.tabs.length > 0)));
  const byLanguage = languages.map(
    (lang) => `${lang} ${written.filter(({ event }) => event.lang === lang).length}`,
  );
  print('languages', byLanguage.join(', '));
  print('time to write an event', `${(ms / Math.max(1, written.length)).toFixed(1)} ms`);
}

/** Within the hours in which reports know the same. */
function isHeadedByNewest({ articles, event }: Written): boolean {
  const newest = Math.max(...articles.map(releasedAt));
  const heads = articles.filter((article) => bareTitle(article) === event.title[0]?.text);
  return heads.some((article) => newest - releasedAt(article) <= 3 * 3_600_000);
}

const tabOfSection: Readonly<Record<string, string>> = {
  ...{
    sports: 'sports',
    business: 'financial',
    nation: 'politics',
    entertainment: 'entertainment',
  },
  ...{ technology: 'technology', world: 'world', science: 'science', health: 'health' },
};

function printTabs(sets: ReturnType<typeof readSets>): void {
  const tabs = new Map(sets.flatMap(({ articles }) => articles.map(({ url, tab }) => [url, tab])));
  const printShare = (
    name: string,
    rows: readonly Row[],
    section: (row: Row) => string | undefined,
    mark: string,
  ) => {
    const known = rows.flatMap((row) => {
      const right = tabOfSection[section(row) ?? ''];
      const tab = tabs.get(row.url ?? '');
      return right && tab ? [{ right, tab }] : [];
    });
    print(
      name,
      `${percent(share(known, ({ right, tab }) => right === tab))} of ${known.length}`,
      mark,
    );
  };
  console.log('\nTabs');
  const firstOf = ({ url }: Row) =>
    URL.canParse(url ?? '') ? new URL(url ?? '').pathname.split('/')[1] : undefined;
  printShare(
    'Philippine articles by their section',
    readRows('news', 'ph-rappler-2023', 'articles.jsonl'),
    firstOf,
    '≥ 85 %',
  );
  const may = readRows('truth', 'feeds-zonghaoyuan-2026-05.jsonl');
  printShare('327 publishers, where the address begins with a section', may, firstOf, '≥ 75 %');
}

function printLabels(): void {
  console.log('\nLabels of quoted text that speak of AI');
  for (const language of languages) {
    const text = readFileSync(`messages/${language}.json`, 'utf8');
    const labels = [...text.matchAll(/"extract": "([^"]*)"/g)].map(([, label = '']) => label);
    print(language, labels.filter((label) => /\bAI\b/.test(label)).length, '0');
  }
}

export async function benchEvents(): Promise<void> {
  console.log('Events of real feeds');
  const sets = readSets();
  if (sets.length === 0) return console.log('  skipped, the shared data are not here');
  printTabs(sets);
  printLabels();
  for (const set of sets) {
    const groups = await inEvents(set);
    const began = performance.now();
    const written = groups.map((articles, at) => ({
      articles,
      event: writeEvent({ id: `e_${at}`, articles, now: 0 }),
    }));
    printSet(set.name, written, performance.now() - began);
  }
}
