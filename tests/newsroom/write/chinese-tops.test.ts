import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { makeArticle } from './make-article';

const told = (text: string) =>
  candidatesOf([makeArticle({ lang: 'zh', source: '晨光网', paragraphs: [text] })], 'zh').map(
    (candidate) => candidate.text,
  );

const report = '海岸市政府星期二说，港口的新码头将在三月启用，每年可以多装卸二十万个货柜。';

test.each([
  `新码头启用后，港口的吞吐量预计增长两成 海岸市港口。图：海岸视觉 【晨光网】 ${report}`,
  `船公司普遍欢迎扩建，居民担心噪音 资料图：港口。 【晨光网】 ${report}`,
  `吞吐量增长12%；利润增长8% 晨光网02月03日电: ${report}`,
  `2026年02月03日 市长在码头上讲话。 海岸社记者 王小明摄 "> 海岸社南港2月3日电 （记者王小明）${report}`,
  `新码头启用后，港口的吞吐量预计增长两成 当地时间2026年2月3日，海岸市的港口。图：海岸视觉 ${report}`,
  `海岸社快讯：${report}`,
])('a report starts after the line and the caption that a feed put before it: %j', (text) => {
  expect(told(text)).toEqual([report]);
});

test.each([
  [
    '海岸公司计划在第二季度停运Line A和Line B两条船线，并改建码头。',
    '市长称，他感到伤感 当地时间2026年2月3日，港口。图：海岸视觉 【晨光网】 ',
  ],
  [
    '收到最高法院的命令后，海岸法院对两人宣判。两人都没有上诉。',
    '法院查明，案件持续了数年之久 资料图：海岸法院。图：海岸电视 【晨光网】 ',
  ],
])('whole sentences before a summary line stay: %s', (news, cut) => {
  expect(told(`${news}${cut}${report}`).join('')).toBe(`${news}${report}`);
});

test.each([
  `资料图：海岸市的老人在公园里锻炼身体。图：海岸视觉 【晨光网】 ${report}`,
  `海岸市长星期二在新码头上发表讲话。海岸社记者王小明摄 晨光网02月03日电: ${report}`,
])('a caption that is a sentence is removed with its credit: %j', (text) => {
  expect(told(text)).toEqual([report]);
});

test('a line without a report stays, and the caption after it is removed', () => {
  const line = '知情人士透露，海岸公司正商谈买下南方的两个码头，以扩大货柜生意';
  expect(told(`${line} 海岸市，公司标志。图：海岸视觉`)).toEqual([line]);
});

test.each([
  'Ana Moor/Agence France-Presse — Getty Images 星期二，在海岸市参加会谈的两国代表团。',
  'Ana Moor for The Arden Times 多年来，市长磨练出一套面对批评的生存策略。',
  'Ana Moor/Associated Press 市长去年三月在港口。市长是负责改建码头的几名官员之一。',
])('a caption behind its photographer is removed, where nothing follows: %j', (caption) => {
  expect(told(`${report}${report.replace('二十', '三十')} ${caption}`)).toEqual([
    report,
    report.replace('二十', '三十'),
  ]);
});

test('a report behind a photographer stays', () => {
  const rest = '市长说，工程提前完成。居民欢迎这个消息，船公司也计划增开四条船线。';
  expect(told(`${report} Ana Moor/Getty Images ${report.replace('二十', '三十')}${rest}`)).toEqual([
    report,
    report.replace('二十', '三十'),
    '市长说，工程提前完成。',
    '居民欢迎这个消息，船公司也计划增开四条船线。',
  ]);
});

test.each([
  `${report}南港报2月2日讯说，工程提前完成。`,
  `海岸公司在公告中说，【新港】品牌的货柜将在三月运到南方的五个城市。`,
  `海岸市政府公布新码头的设计图：两座吊机立在水边，后面是三层的仓库和车站。`,
])('a text without such marks stays whole: %j', (text) => {
  expect(told(text).join('')).toBe(text);
});

test('a photo credit before a sentence is removed', () => {
  const after = '市长26日就曾表示，新码头在三月启用之后将向南方增开四条船线。';
  for (const credit of ['海岸社发', '海岸社发（资料图片，王小明摄）', '海岸社记者 王小明摄'])
    expect(told(`${report}${credit} ${after}`)).toEqual([report, after]);
  const kept = '海岸社发言人星期二说，通讯社将在三月搬进港口旁边的新楼。';
  expect(told(kept)).toEqual([kept]);
});
