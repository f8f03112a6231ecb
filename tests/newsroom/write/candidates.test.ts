import { candidatesOf } from '@/lib/newsroom/write/candidates';
import { inTraditional } from '../language/chinese/traditional';
import { makeArticle } from './make-article';

const told = (source: string, text: string) =>
  candidatesOf([makeArticle({ lang: 'zh', source, paragraphs: [text] })], 'zh').map(
    (candidate) => candidate.text,
  );

test.each([
  ['en', 'The bridge of the town is closed.', 'Ang daming maling ulat tungkol sa tulay ng bayan.'],
  ['ph', 'Isinara ang tulay ng bayan ngayong linggo.', 'The bridge of the town is closed for now.'],
  ['zh', '市长星期二说，镇上的大桥今年都将关闭。', 'The bridge of the town is closed for now.'],
] as const)('what a report in %s says in another language is not told', (lang, own, other) => {
  const report = makeArticle({ lang, paragraphs: [own, other] });
  expect(candidatesOf([report], lang).map(({ text }) => text)).toEqual([own]);
});

const news = '海岸公司公告，预计今年净利润为一亿元，比上年同期下降三成。';

test.each([
  ['晨光网', `晨光网获悉，${news}`],
  ['晨光网', `晨光网 2 月 5 日消息，${news}`],
  ['晨光网', `晨光网讯：${news}`],
  ['晨光网', `晨光网了解到，${news}`],
  ['晨光网', `晨光网查询发现，${news}`],
  ['晨光网', `晨光网注：${news}`],
  ['晨光网', `据晨光网了解，${news}`],
  ['晨光網', `據晨光網了解，${news}`],
])('a report of %s loses the name of its publisher at the start: %j', (source, text) => {
  expect(told(source, text)).toEqual([news]);
});

test.each([
  ['晨光网', `海岸公司获悉，${news}`],
  ['晨光网', `晨光网从海岸公司获悉，${news}`],
  ['晨光网', `据海岸公司了解，${news}`],
  ['晨光网', `据晨光网此前报道，${news}`],
  ['晨光网', '晨光网注册用户今年达到十二万人，比去年同期增长三成。'],
  ['晨光网', '晨光网今日公布全年业绩，营业收入达到十二亿元。'],
])('a report of %s loses nothing else at the start: %j', (source, text) => {
  expect(told(source, text)).toEqual([text]);
});

const report = '海岸市政府星期二说，港口的新码头将在三月启用，每年可以多装卸二十万个货柜。';

test.each([
  `码头上的吊机正在装货。 （路透社档案照） ${report}`,
  `海岸市的港口去年十分繁忙。图为装货的码头，摄于2025年6月。 （法新社） ${report}`,
  `2026年01月27日 “海岸一号”吊机。 海岸大学供图（新华社发）"> ${report}`,
  `装货的码头。（王小明 摄） （海岸讯）${report}`,
])('a caption joined to the start of a report is removed: %j', (text) => {
  expect(told('晨光网', text)).toEqual([report]);
});

test.each([
  `港口明年扩建。（晨光社）`,
  `海岸公司（下称“海岸”）星期二说，港口的新码头将在三月启用，每年可以多装卸货柜。`,
  `王小明（左图）星期二说，港口的新码头将在三月启用，每年可以多装卸二十万个货柜。`,
])('a bracket within a report removes nothing: %j', (text) => {
  const [first = ''] = told('晨光网', text);
  expect(text.startsWith(first.slice(0, 6))).toBe(true);
});

test.each([
  '图为海岸市港口新码头上的吊机正在装卸从南方运来的货柜。',
  '图中为参加启用典礼的市长和工人代表在码头上合影留念。',
  '编辑丨海岸市港口新码头的项目组和一位姓李的工程师。',
  '王小明摄（新华社发）海岸市的港口新码头上吊机正在装货。',
  '参加港口新码头启用典礼的工程师李小海，摄于海岸市。',
  '数码补贴：点此领券，手机和平板支持八五折补贴，每件最多立减五百元。',
  '▲ 海岸港新码头的效果图 港口负责人介绍，新码头每年可以多装卸货柜。',
  '📷▼ 海岸港新码头的吊机 港口负责人介绍，新码头每年可以多装卸货柜。',
  '左岸的效果图 ▲ 右岸的效果图 港口负责人介绍，新码头每年可以多装卸货柜。',
  '港口负责人介绍了吊机：▲ 码头的吊机 新码头每年可以多装卸二十万个货柜。',
  '● 新增一条航线 ● 新增两座码头，每年可以多装卸二十万个货柜。',
])('a line about a picture or the editors is not quoted: %j', (line) => {
  expect(told('晨光网', `${line}${report}`)).toEqual([report]);
});

test('a picture as the subject of the news is not a caption', () => {
  const text = '图为书名的展览星期二在海岸市博物馆开幕，展出三百幅旧地图和船图。';
  expect(told('晨光网', text)).toEqual([text]);
});

test.each([
  '海岸港航运指数今天收于九百点，涨幅 ▲ 1.2%，为三月以来最高。',
  '海岸港航运指数 ▼12点，散货船的运价为三月以来最低，业内称在意料之中。',
])('a mark of a rate is not of a caption: %j', (line) => {
  expect(told('晨光网', line)).toEqual([line]);
});

test('a mark before an English sentence is removed', () => {
  const story = 'The port of Bergen will open its new terminal in March, the city said on Tuesday.';
  const [found] = candidatesOf([makeArticle({ paragraphs: [`▲ ${story}`] })], 'en');
  expect(found?.text).toBe(story);
});

test('an English caption with its credit is removed from the report', () => {
  const story = 'The port of Bergen will open its new terminal in March, the city said on Tuesday.';
  const of = (paragraph: string) =>
    candidatesOf([makeArticle({ lang: 'en', paragraphs: [paragraph] })], 'en').map((c) => c.text);
  const caption = 'Cranes load a ship at the port of Bergen. (Anna Berg/Getty Images)';
  expect(of(`${caption} ${story}`)).toEqual([story]);
  const dated = `BERGEN, May 14 (Reuters) - ${story}`;
  expect(of(dated)).toEqual([story]);
  expect(of(`By Anna Berg and Ole Dahl ${dated}`)).toEqual([story]);
});

const gradesOf = (text: string) =>
  candidatesOf([makeArticle({ lang: 'en', paragraphs: [text] })], 'en').map(({ grade }) => grade);

test.each([
  'The Investor Relations website contains information about Lasker Ferries for its shareholders.',
  'The latest Lasker harbor and ferry news, rumors, opinions, and special features of the week.',
  'The best source for quality Lasker Gulls news, scores and stats from the fans of the team.',
  'This is a photo gallery curated by the photo editors of the Lasker Post and its partners.',
  '| WKLR Harbor Radio of Lasker, Orrin and the whole of the northern coast.',
])('a site’s description of itself is not quoted: %s', (text) => {
  expect(gradesOf(text)).toEqual([]);
});

test.each([
  'A quick look back at Tom Falk and Ana Moor and their ferry races of this and other summers.',
  'A look at Tom Falk and Ana Moor for the ferry races of this summer and at other news.',
  'Diving into the end of an era of the leadership of the Lasker Gulls with their own fans.',
  'From Tom Falk to the captains who left, an early look at candidates to lead the Lasker Gulls.',
])('an announcement of an article ranks below all its sentences: %s', (text) => {
  expect(gradesOf(text)).toEqual(['spare']);
});

test.each([
  'The latest harbor news is that ferries to Orrin will sail again, the owner said on Thursday.',
  'A growing list of captains joined the strike of the harbor of Lasker over the weekend.',
  'A list of ferries was found in the office of the harbor master, the police of Lasker said.',
  'Looking into the fire, the police of Lasker said that two men had been seen near the harbor.',
  'The source of the news was a captain who had left the harbor, the police of Lasker said.',
])('a sentence that only looks like either is quotable: %s', (text) => {
  expect(gradesOf(text)).toEqual(['good']);
});

test.each([
  ['The ferries of Lasker sail again, the harbor master said. - Lasker Post', true],
  ['The ferries of Lasker sail again, as the harbor master said - Tom Falk', false],
])('the publisher’s name after a sentence is removed: %s', (text, isSigned) => {
  const article = makeArticle({ source: 'Lasker Post', paragraphs: [text] });
  expect(candidatesOf([article], 'en').map((one) => one.text)).toEqual([
    isSigned ? text.slice(0, text.indexOf(' - ')) : text,
  ]);
});

const leaning = (text: string) =>
  candidatesOf([makeArticle({ lang: 'zh', paragraphs: [`${report}${text}`] })], 'zh').map(
    ({ leans }) => leans,
  );

test.each(
  [
    '受此影响，船公司的股价在星期二收盘时上涨了百分之五。',
    '在上述航线之外，船公司还将为岛上居民增加夜间的班次。',
    '若其只是为了降低票价，岛上居民的反对是可以理解的。',
    '前者由海岸市建造，后者则由船公司和岛上居民共同出资。',
    '换句话说，岛上居民每年要为渡轮多付三百元。',
    '据港口负责人介绍，其中的两座泊位将在年底前完工。',
    '2、在码头的自助机上，可以购买往返船票和月票。',
    '是的，为了减少拥堵，渡轮将分两批停靠南岸的码头。',
    '在此背景下，船公司决定在夏天增加两班前往北岛的渡轮。',
    '除此之外，两座码头的票价和班次与去年完全一致。',
    '作为参考，去年夏天的渡轮每天运送两千名乘客。',
    '不仅如此，船公司还把月票的价格降低了三成。',
    '第三，船公司必须在夏天以前更换所有旧渡轮。',
  ].flatMap((text) => [text, inTraditional(text)]),
)('a page tells the sentence before this one, too: %j', (text) => {
  expect(leaning(text)).toEqual([false, true]);
});

test.each([
  '受台风影响，渡轮在星期二停航，岛上居民改乘直升机。',
  '海岸研究所的报告显示，渡轮的票价五年来上涨了三成。',
  '如果其他航线停航，岛上居民只能改乘直升机。',
  '2025年，港口的吞吐量达到九十万个货柜，创下新高。',
  '研究显示，渡轮的噪音会影响海豚的觅食和休息。',
  '从此前的班次来看，渡轮在冬天也不会停航。',
  '第三座码头将在夏天启用，可以停靠大型渡轮。',
  '在此次展览中，海岸市展出了三十艘旧渡轮的模型。',
])('a page may tell this one alone: %j', (text) => {
  expect(leaning(text)).toEqual([false, false]);
});

const leaningBehind = (lang: 'en' | 'ph', first: string, text: string) =>
  candidatesOf([makeArticle({ lang, paragraphs: [`${first} ${text}`] })], lang).map(
    ({ leans }) => leans,
  );

const ferries = 'The council of Lasker will add two ferries to the northern island in summer.';
const barko = 'Magdaragdag ang konseho ng Lasker ng dalawang barko sa hilagang isla sa Mayo.';

test.each([
  ['en', 'In particular, the council wants to carry farmers and their fruit to the market.'],
  ['en', 'Specifically, the ferries will stop at the old harbor of Orrin at noon and at six.'],
  ['en', 'Secondly, the price of a ticket from Lasker to Orrin must not rise before winter.'],
  [
    'en',
    'Aside from this, the harbor master of Orrin was accused of selling the same seats twice.',
  ],
  ['en', 'Only weeks earlier, the owner of the ferries had clashed with the captains of Orrin.'],
  [
    'en',
    'Proof of this, the mayor of Orrin said, is that the ferries were full in the last season.',
  ],
  ['en', 'Shortly after, the owner of the ferries told the council of Orrin that he would resign.'],
  ['ph', 'Sa halip, maglalayag ang mga barko mula sa lumang daungan ng Orrin tuwing tanghali.'],
  ['ph', 'Kaugnay nito, hinikayat ng konseho ang mga magsasaka na dalhin ang prutas sa palengke.'],
  ['ph', 'Isa rito ang pagtaas ng presyo ng tiket mula Lasker hanggang Orrin bago magtag-ulan.'],
  ['ph', 'In particular, nais ng konseho na dalhin ang prutas ng mga magsasaka sa palengke.'],
] as const)('a page tells the sentence before this one, too (%s): %j', (lang, text) => {
  expect(leaningBehind(lang, lang === 'en' ? ferries : barko, text)).toEqual([false, true]);
});

test.each([
  [
    'en',
    'Second place in the race went to the ferry of Orrin, which had led until the lighthouse.',
  ],
  ['en', 'Later ferries will stop at the old harbor of Orrin, the council said on Thursday.'],
  ['en', 'Rather than a bridge, the farmers of Orrin want two ferries that carry fruit.'],
  ['en', 'With this year’s harvest, the farmers of Orrin will fill forty ferries a week.'],
  ['ph', 'Matapos ang bagyo, maglalayag muli ang mga barko mula sa daungan ng Orrin.'],
  ['ph', 'Bago maglayag ang mga barko, susuriin ng konseho ang daungan ng Orrin.'],
] as const)('a page may tell this one alone (%s): %j', (lang, text) => {
  expect(leaningBehind(lang, lang === 'en' ? ferries : barko, text)).toEqual([false, false]);
});

test('a sentence that presumes another is told alone where its report has nothing else', () => {
  const text = '在上述航线之外，船公司还将为岛上居民增加夜间的班次。';
  expect(
    candidatesOf([makeArticle({ lang: 'zh', paragraphs: [text] })], 'zh').map(({ leans }) => leans),
  ).toEqual([false]);
});
