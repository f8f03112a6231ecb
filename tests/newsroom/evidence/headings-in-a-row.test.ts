import { isPlainText, withoutHeading } from '@/lib/newsroom/evidence/glued-heading';
import { cleanText } from '@/lib/newsroom/ingest/clean-text';
import { inTraditional } from '../language/chinese/traditional';

const told = '具体来说，新码头每年可以多装卸二十万个货柜。';

test.each([
  ['海岸港扩建，年吞吐量翻番', told],
  ['扩建“成绩单”亮眼 货柜超九十万个', '过去一年，港口在南方航线上增开了四条船线。'],
  ['详情 市长：已对港口进行检查', '当地时间27日，海岸市的记者获悉，检查持续到晚间。'],
  ['新码头仍在建设', '多位船公司人士表示，新码头在三月启用为时过早。'],
  ['Lasker Line 航线仍在增加', '多位船公司人士表示，新码头在三月启用为时过早。'],
  ['“海岸一号”如期下水', '美东时间1月28日周三，海岸公司公布了首航的日期。'],
  ['新码头如期启用', '值得注意的是，海岸公司没有公布新码头的造价。'],
  ['涨价的原因：不是货柜，而是“等待”', '此前一周，船公司把票价提高了一成。'],
  ['扩建后的第一个冬天', '尽管渔汛推迟，港口的吞吐量仍然增长了一成。'],
  ['打破拥堵，回应船长的期待', '报道指出，新码头每年可以多装卸二十万个货柜。'],
  ['客运收入承压', '从收入构成来看，货运占港口收入的六成。'],
  ['更早的班次，更长的航线', '在本次更新中，船公司把首班船提前了一小时。'],
])('headings %j before the opening of a sentence are removed', (headings, sentence) => {
  expect(withoutHeading(`${headings} ${sentence}`, 'zh', true)).toBe(sentence);
  expect(withoutHeading(`${headings} ${sentence}`, 'zh', false)).toBe(sentence);
});

test.each([
  ['港口焊接机器人', '焊接机器人是港口扩建的重要装备。'],
  ['焊接机器人理解进一步提升，对话更快速', '焊接机器人理解进一步提升，对话更快速，更自然。'],
  ['500 吨级浮式起重机装备', '浮式起重机 是没有码头的岸边的核心装备。'],
  ['700 吨级浮式起重机', '浮式起重机可以在没有码头的岸边卸货。'],
  ['港口底色：航运业态的崛起', '航运业态在近年快速崛起，不可忽视。'],
])('a heading %j whose words its sentence opens with is removed', (heading, sentence) => {
  const glued = `${heading} ${sentence}`;
  expect(withoutHeading(glued, 'zh', true)).toBe(sentence);
  expect(withoutHeading(glued, 'zh', false)).toBe(sentence);
  expect(withoutHeading(inTraditional(glued), 'zh', false)).toBe(inTraditional(sentence));
});

test.each([
  '港口公司的新船将与 港口公司的旧船一起开往南方各港。',
  '在港口公司的码头上，船长 港口公司的代表签了字。',
  '港口公司说，港口公司 的新船在三月首航。',
  '航线能决定航船的停靠时间，季节 决定航船的停靠地点，天气也有影响。',
])('what names a subject twice and is no heading stays: %j', (sentence) => {
  expect(withoutHeading(sentence, 'zh', false)).toBe(sentence);
});

test.each([
  ['码头的未来', '船公司普遍欢迎扩建，居民担心噪音。'],
  ['九个区的时刻表陆续公布', '截止到1月29日，共有九个区公布了渡轮的时刻表。'],
  ['海岸港的“成绩单”', '2025年，海岸港的吞吐量达到 90 万个货柜。'],
])('a heading %j is removed where spaces separate nothing else', (heading, sentence) => {
  expect(withoutHeading(`${heading} ${sentence}`, 'zh', true)).toBe(sentence);
  expect(withoutHeading(`${heading} ${sentence}`, 'zh', false)).toBe(`${heading} ${sentence}`);
});

test.each([
  '海岸公司发言人 张明 表示，新码头在三月启用，每年多装卸二十万个货柜。',
  '海岸公司宣布，新船 当地时间27日 下水，将在三月首航。',
  '港口的吊机，据 海岸网报道，已经停用两天。',
  '王小明在 过去一年，一直是港口的总工程师。',
  '《雾港》TV 动画新作公布了首支预告片，将在七月首播。',
  '海岸能源局公布 2025 年度能源行业十大成果，涵盖多个领域。',
  '海岸公司今日面向电信运营商 Tolk Nord 的用户发布了更新，解决了连接问题。',
  '陈远山先生于 1936 年 3 月 4 日出生于海岸市，后来当了船长。',
  '海岸大学的团队首次实现 基于风帆的货船试航，航程为三百公里。',
  '港口的新船已经开始海试，但 针对岛屿的航线，还没有真正开通。',
  '2026 年 1 月 23 日凌晨 1 点左右 由于海岸港的仓库起火，部分货柜被烧毁。',
  '船长协会认为，船公司双方 在过去一年里，都没有公布票价。',
])('the continuation of a sentence stays: %j', (sentence) => {
  expect(withoutHeading(sentence, 'zh', true)).toBe(sentence);
  expect(withoutHeading(inTraditional(sentence), 'zh', true)).toBe(inTraditional(sentence));
});

test.each([
  '海岸大学航运研究中心 知情人士表示，新码头在三月启用为时过早。',
  '海岸公司 尽管推迟了首航，仍然在三月启用了新码头。',
  '新船队 根据港口的新规定，不再停靠北岸。',
  '海岸港今年计划 在最近三年里，首次增开夜间的航线。',
])('a subject that is set off with a space stays: %j', (sentence) => {
  expect(withoutHeading(sentence, 'zh', false)).toBe(sentence);
});

const fares = '从三月起，开往南方各港的渡轮每天将会增加两班，而往返票价全年都保持不变';

test.each([
  '海岸公司星期二宣布将 永久停用 旧渡轮。',
  '新的时刻表是 港口公司 与 船长工会一起定的。',
  `时刻表星期二公布。${fares}，港口公司订购的四条新船 已经交付 使用。`,
])('a page that sets off its bold words with spaces is seen after cleaning: %j', (text) => {
  expect(isPlainText([cleanText(text)])).toBe(false);
  expect(isPlainText([cleanText(inTraditional(text))])).toBe(false);
});

test.each([
  '码头的未来 船公司普遍欢迎扩建，居民担心噪音。',
  '时刻表星期二公布。船班增加，票价不变 船公司普遍欢迎新的时刻表。',
  `${fares}，乘客普遍欢迎 船公司星期二公布了时刻表。`,
  `时刻表星期二公布。${fares}，乘客普遍欢迎 当地时间27日，船公司公布了时刻表。`,
  '风险如何应对 违法行为 港口公司的目的 双方的共同参与 问题依然存在 双方表示满意。',
  `时刻表星期二公布。${fares} 港 口 网 版 权 所 有，未 经 书 面 授 权 禁 止 使 用`,
  'The ferries of Lasker sail again, the harbor master said.',
])('a text with spaces after its headings is plain: %j', (text) => {
  expect(isPlainText([cleanText(text)])).toBe(true);
});
