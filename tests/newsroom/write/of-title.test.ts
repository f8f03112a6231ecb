// Which reports of a routine an article leaves out: those about another happening than its
// headline's.
import { hourMs } from '@/lib/model/time';
import { besidesTitle } from '@/lib/newsroom/write/of-title';
import { writeEvent } from '@/lib/newsroom/write/write-event';
import { makeArticle, noon } from './make-article';

const report = (title: string, text: string, hours = 0) => {
  const time = noon + hours * hourMs;
  return makeArticle({
    ...{ title, lang: 'zh', paragraphs: [text] },
    ...{ published_at: time, fetched_at: time },
  });
};
const besides = (title: string, reports: ReturnType<typeof report>[]) =>
  [...besidesTitle(reports, title, 'zh')].map((one) => one.title);

const chen = report('陈远山会见桑州总统阿鲁帕', '议长陈远山五日在海港市会见桑州总统阿鲁帕。');
const again = report('快讯：陈远山会见桑州总统阿鲁帕', '陈远山表示，渡轮航线将重开。');
const li = report('李青禾会见桑州总统阿鲁帕', '主席李青禾五日会见桑州总统阿鲁帕，谈到了渔港扩建。');
const other = report('陈远山会见北岛总理科兰达', '陈远山说，两地应共建灯塔。');
const arrived = report('桑州总统阿鲁帕抵达海港市', '阿鲁帕五日抵达海港市，开始访问。');

test('another host of one guest, and another guest of one host, are other meetings', () => {
  expect(besides(chen.title, [li, chen, again, other])).toEqual([li.title, other.title]);
});

test('a title that is not routine belongs to the meeting whose host it names', () => {
  const words = report('渡轮航线将重开 陈远山谈桑州', '陈远山说，渡轮航线将重开。');
  expect(besides(words.title, [words, li, chen])).toEqual([li.title]);
});

test('if the title names no host, no report belongs to another meeting', () => {
  expect(besides(arrived.title, [arrived, li, chen])).toEqual([]);
});

test('reports of one meeting and non-routine ones stay', () => {
  const turned = report('桑州总统阿鲁帕与陈远山举行会谈', '双方谈到了渡轮航线。');
  expect(besides(chen.title, [chen, again, turned, arrived])).toEqual([]);
  expect(besides('海港市新桥通车', [report('新桥通车首日车流平稳', '车流平稳。')])).toEqual([]);
  expect(besides(chen.title, [])).toEqual([]);
});

test('the same market on another day is another close', () => {
  const [one, next] = [
    report('港股收盘：恒指涨1.2%', '恒指收涨。'),
    report('港股收盘：恒指涨0.8%', '恒指收涨。', 24),
  ];
  expect(besides(next.title, [one, next])).toEqual([one.title]);
  const soon = report('港股午盘：恒指涨0.9%', '恒指午间上涨。', -3);
  expect(besides(one.title, [one, soon])).toEqual([]);
});

test('an article covers only its headline’s meeting', () => {
  const event = writeEvent({ id: 'e_1', articles: [chen, again, li], now: noon });
  const text = JSON.stringify(event);
  expect(text).toContain('陈远山');
  expect(text).not.toContain('渔港扩建');
});
