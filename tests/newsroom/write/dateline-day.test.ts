import { notesOf } from '@/lib/newsroom/write/blocks';
import { makeArticle } from './make-article';

const printed = Date.UTC(2026, 1, 4, 0, 30);
const days = (paragraph: string, time = printed) =>
  notesOf(
    '今天上午，市长在港口会见了船公司的代表。',
    [makeArticle({ lang: 'zh', paragraphs: [paragraph], published_at: time })],
    'zh',
  ).map(({ date }) => date);

test('an undated report dates no “today”', () => {
  const report = makeArticle({ lang: 'zh', paragraphs: ['港口扩建。'], published_at: printed });
  const noted = (article: typeof report) =>
    notesOf('今天上午，市长在港口会见了船公司的代表。', [article], 'zh');
  expect(noted(report)).toHaveLength(1);
  expect(noted({ ...report, undated: true })).toEqual([]);
});

test.each([
  ['海岸社南港2月3日电 （记者王小明）港口扩建。', '2月3日'],
  ['本报南港2月3日电 港口扩建。', '2月3日'],
  ['2026年02月04日 港口。 海岸社南港3日电 港口扩建。', '2月3日'],
  // No dateline, the day of print itself, and a day that is not the day before.
  ['港口扩建，据海岸报2月3日报道。', '2月4日'],
  ['海岸社南港2月4日电 港口扩建。', '2月4日'],
  ['海岸社南港1月12日电 港口扩建。', '2月4日'],
])('“today” is the day of the dateline: %j', (paragraph, date) => {
  expect(days(paragraph)).toEqual([date]);
});
