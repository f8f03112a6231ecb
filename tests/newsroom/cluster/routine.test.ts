import { neededFor, noEvidence, together } from '@/lib/newsroom/cluster/join-rule';
import { gistOf } from '@/lib/newsroom/cluster/gist';
import { areApart, areSame, routineOf } from '@/lib/newsroom/cluster/routine';
import type { Language } from '@/lib/model/text/languages';
import { toEntry } from '../../bench/clustering/running';
import { hourMs, noon, toNewArticle } from './new-article';

function told(title: string, lang: Language, hours = 0) {
  const article = toNewArticle({
    ...{ id: title, title, lang, source: 'Paper', paragraphs: [] },
    published_at: noon + hours * hourMs,
  });
  return gistOf(toEntry({ article, parts: [] }), { articles: 0, of: new Map() });
}

type Case = [lang: Language, one: string, other: string, hours?: number];

describe('reports of one routine are two happenings', () => {
  it.each<Case>([
    ['zh', '青石科技：预计2031年净亏损2亿元-3亿元', '蓝湾股份：预计2031年净亏损5亿元'],
    ['zh', '中国青石：股东拟减持不超过1%股份', '中国蓝湾：股东拟减持不超过2%股份'],
    ['zh', '陈远山会见桑州总统阿鲁帕', '李青禾会见桑州总统阿鲁帕'],
    ['zh', '陈远山同北岛总理科兰达会谈', '陈远山会见桑州总统阿鲁帕'],
    ['zh', '陈远山与阿鲁帕通电话', '科兰达与阿鲁帕通电话'],
    ['zh', '陈远山同桑州总统举行会谈', '陈远山同北岛总统举行视频会晤'],
    ['zh', '陈远山会见桑州总统', '陈远山会见桑州总理'],
    ['zh', '陈远山会见桑州外交大臣科兰达', '陈远山会见桑州首相顾问阿鲁帕'],
    ['zh', '碳酸锂主力合约涨停', '工业硅主力合约涨停'],
    ['zh', 'A股三大股指收盘涨跌不一', '东京股市两大股指涨跌不一'],
    ['zh', '港股收盘：恒指涨1.2%', '港股收盘：恒指涨0.8%', 24],
    ['zh', '国际金价突破关口', '国际油价突破关口'],
    ['zh', '人民币对美元中间价上调12个基点', '人民币对美元中间价上调9个基点', 24],
    ['zh', '双色球开奖：一注头奖花落北岛', '大乐透开奖：一注头奖花落北岛'],
    ['zh', '中央气象台发布暴雨蓝色预警', '中央气象台发布大雾黄色预警'],
    ['zh', '全国渔业工作会议在京召开', '全国档案工作会议在京召开'],
    ['en', 'Wordle hints and answer for puzzle 1,201', 'Wordle hints and answer for today', 24],
    ['en', 'Wordle hints for Tuesday', 'Strands hints for Tuesday'],
    ['en', 'Lotto results: who won the draw', 'Lotto results: nobody won the draw', 48],
    ['en', 'Wall Street closes mixed', 'PSEi closes mixed'],
    ['en', 'Peso closes lower against the dollar', 'Peso closes lower as oil rises', 24],
    ['ph', 'Resulta ng lotto ngayong Lunes', 'Resulta ng lotto ngayong Martes', 24],
  ])('%s: %s / %s', (...[lang, one, other, hours]) => {
    const [left, right] = [told(one, lang), told(other, lang, hours)];
    expect(areApart(left, right)).toBe(true);
    expect(areApart(right, left)).toBe(true);
    expect(areSame(left, right)).toBe(false);
  });
});

describe('reports may be of one happening', () => {
  it.each<Case>([
    // The same company under a longer name, or named in the middle of the other headline.
    ['zh', '青石：预计2031年净亏损2亿元', '青石科技：预计2031年净亏损2亿元-3亿元'],
    ['zh', '芯片巨头 青石科技 2031 年净利润翻倍', '青石科技：2031年净利润同比预增100%'],
    // The same meeting, named from the guest's side and with titles.
    ['zh', '陈远山会见桑州总统阿鲁帕', '桑州总统阿鲁帕会见陈远山 双方谈到铁路'],
    ['zh', '外长会见桑州总统阿鲁帕', '陈远山会见桑州总统阿鲁帕'],
    ['zh', '陈远山会见桑州总统', '陈远山会见阿鲁帕'],
    // One market in the evening and in the next morning's paper.
    ['zh', '纽约股市三大股指9日涨跌不一', '美股三大指数收盘涨跌不一', 8],
    ['zh', '三大指数收盘涨跌不一', '港股收盘：恒指涨0.8%', 1],
    ['zh', '上期所青锡主力合约涨超4%', '青锡主力合约日内大涨4%', 1],
    ['zh', '现货黄金跌破关口', '现货白银重挫 金价同跌', 2],
    // A stock that opens high is not a market that opens.
    ['zh', '青石科技首日上市高开88%', '港股高开：恒指涨0.7% 青石科技首日大涨', 22],
    // Two different routines, and news that is not routine.
    ['zh', '青石科技：预计2031年净亏损2亿元', '陈远山会见桑州总统阿鲁帕'],
    ['zh', '青石科技发布新款手机', '蓝湾股份发布新款手机', 48],
    ['en', 'Wall Street ends higher on chip stocks', 'Dow closes at a record', 2],
    ['en', 'Skywire sues Norbeck over cables', 'Tall Manor sues Norbeck over cables', 48],
    ['ph', 'Nasunog ang palengke sa Norbeck', 'Sunog sa palengke, sampu ang sugatan', 48],
  ])('%s: %s / %s', (...[lang, one, other, hours]) => {
    expect(areApart(told(one, lang), told(other, lang, hours))).toBe(false);
  });

  it('if both name the same two people who met', () => {
    const met = told('陈远山会见桑州总统阿鲁帕', 'zh');
    expect(areSame(met, told('北岛日报：陈远山会见阿鲁帕', 'zh'))).toBe(true);
    expect(areSame(met, told('阿鲁帕同陈远山举行会谈', 'zh'))).toBe(true);
    expect(areSame(met, told('国家主席陈远山会见桑州总统阿鲁帕', 'zh'))).toBe(true);
    expect(areSame(met, told('陈远山会见桑州总统', 'zh'))).toBe(false);
    expect(areSame(met, told('陈远山若愿与阿鲁帕会晤 可来北岛', 'zh'))).toBe(false);
    expect(areSame(met, told('阿鲁帕抵达北岛', 'zh'))).toBe(false);
  });
});

it('no routine is found in other news', () => {
  for (const [title, lang] of [
    ['青石科技发布新款手机', 'zh'],
    ['北岛一架客机失踪', 'zh'],
    ['Ferry runs aground off Norbeck', 'en'],
    ['The mayor answers questions about the bridge', 'en'],
    ['Bumaha sa Norbeck', 'ph'],
  ] as const) {
    expect(routineOf(told(title, lang).entry)).toBeUndefined();
  }
});

it('two groups are kept apart once two of their articles conflict', () => {
  const close = { signs: 9, words: 9, told: true, apart: false, strongest: 1 };
  expect(neededFor({ ...close, larger: 3, smaller: 1 }, 0.3)).toBe(0.3);
  const both = together(close, { ...noEvidence, apart: true });
  expect(neededFor({ ...both, larger: 3, smaller: 1 }, 0.3)).toBeGreaterThan(1);
});
