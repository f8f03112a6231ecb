import { writeEvent } from '@/lib/newsroom/write/write-event';
import type { Article } from '@/lib/newsroom/types';
import { teaserOf } from '@/lib/newsroom/write/teasers';

const now = Date.UTC(2026, 1, 5, 12);

function report(title: string, paragraphs: string[], more: Partial<Article> = {}): Article {
  const url = `https://post.test/${encodeURIComponent(title)}`;
  return {
    ...{ id: url, event_id: '', feed_id: 'f', guid: url, url, title, paragraphs },
    ...{ source: 'Harbour Post', main_domain: 'post.test', lang: 'en', tab: 'news', images: [] },
    ...{ published_at: now, fetched_at: now + 1 },
    ...more,
  };
}

const textOf = (articles: Article[]) =>
  writeEvent({ id: 'e', articles, now }).content.map(({ text }) => text[0]?.text ?? '');

test('a report in the first person opens with a quotation instead of repeating its title', () => {
  const shown = textOf([
    report('A keyboard for one hand', [
      'We built a keyboard that works with one hand and learns from its owner.',
    ]),
  ]);
  expect(shown).toEqual([
    'From the sources',
    '“We built a keyboard that works with one hand and learns from its owner.”[1]',
  ]);
});

test('if nothing can be quoted, the title remains', () => {
  for (const paragraph of [
    'A keyboard for one hand…',
    'Would you use a keyboard for one hand all day long?',
    'We said “this is a keyboard for one hand” and everybody laughed at it.',
    'We built a keyboard that works with one hand and…',
  ]) {
    expect(textOf([report('A keyboard for one hand', [paragraph])])).toEqual([
      'From the sources',
      'A keyboard for one hand[1]',
    ]);
  }
});

test('a story with quotable sentences quotes no opening', () => {
  const shown = textOf([
    report('Harbour bridge opens to traffic', [
      'The harbour bridge of Norvik opened to traffic after three years of work.',
      'We went there and saw long queues of cars on both of its sides.',
    ]),
  ]);
  expect(shown.join(' ')).toContain('The harbour bridge of Norvik opened');
  expect(shown.join(' ')).not.toContain('We went');
});

test('has at most two sentences, and none of another language or without an address', () => {
  const long = [
    'We built this keyboard for one hand in a year. We sold the first two hundred of them in a day. We would do it all again.',
  ];
  const said = report('A keyboard for one hand', long);
  expect(teaserOf(said, 'en')).toEqual([
    '“We built this keyboard for one hand in a year.”',
    '“We sold the first two hundred of them in a day.”',
  ]);
  expect(teaserOf(said, 'zh')).toEqual([]);
  expect(teaserOf({ ...said, url: '' }, 'en')).toEqual([]);
  const chinese = report(
    '一只手的键盘',
    ['我们做了一款单手使用的键盘，它会学习主人的习惯。它今年春天在全国各地的商店上市销售。'],
    {
      lang: 'zh',
    },
  );
  expect(teaserOf(chinese, 'zh')).toEqual([
    '“我们做了一款单手使用的键盘，它会学习主人的习惯。”',
    '“它今年春天在全国各地的商店上市销售。”',
  ]);
});

test('beside sentences, a line without a full stop is left out: authors and signatures', () => {
  const title = '海港市公布新年放假安排';
  const told = '海港市交通局宣布，新年假期为1月1日至3日，共三天，公交照常运行。';
  const shown = (paragraphs: string[]) =>
    textOf([report(title, paragraphs, { lang: 'zh' })]).join('\n');
  expect(shown([told, '海港市交通局'])).toContain(told);
  expect(shown([told, '海港市交通局'])).not.toContain('\n海港市交通局');
  expect(shown(['港口货运量统计表'])).toContain('港口货运量统计表');
});
