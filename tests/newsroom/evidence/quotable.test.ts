import type { Language } from '@/lib/model/text/languages';
import { bareSentence, gradeSentence, leans } from '@/lib/newsroom/evidence/quotable';
import { alsoTraditional } from '../language/chinese/traditional';

const good: [Language, string][] = [
  ['en', 'The council opened a new bridge over the river on Thursday morning.'],
  ['en', '“We waited nine years for this day,” Mayor Lina Falk told reporters on the bridge.'],
  ['en', 'Researchers say they can see more clearly how the flood began last spring.'],
  ['en', 'The company donated podcasts and advertisements to the museum of radio.'],
  ['en', 'The episode at the bridge was sponsored by nobody, the mayor of Arden said.'],
  ['en', 'Builders in Arden must use code books that the council wrote for the bridge in 1990.'],
  ['en', 'The council will rate and rank all bridges of Arden by the end of the year.'],
  ['en', 'The talks were hosted by Arden, which paid for the bridge and for the road to it.'],
  ['en', 'The F.B.I. and the I.R.S. searched the office of the bridge firm on Thursday.'],
  ['en', 'The bridge of Arden was built after World War I by Tolk and his sons.'],
  ['en', 'Nine workers were rescued from the flooded mine near Arden on Thursday.'],
  ['en', 'Watch makers of Arden sold the latest models at the new bridge on Thursday.'],
  ['en', 'The bridge of Arden has more lanes than the ferry of Port Lasker has boats.'],
  ['en', 'The builders may collect compensation from the council of Arden by June.'],
  ['en', 'How the bridge of Arden caught fire on Thursday is not yet known.'],
  ['en', 'Why the council of Arden opened the bridge at night remains a secret.'],
  ['en', '“We have opened the bridge at last!” the mayor of Arden told the crowd.'],
  ['en', 'Mine owners of Arden must pay for the bridge over the old shaft by June.'],
  ['zh', '市议会周四宣布，奥姆河上的新桥正式通车。'],
  ['zh', '阿登去年进出口10.32万亿元，增长3.1%，其中出口6.03万亿元，增长2.5%。'],
  ['zh', '报告称，注册企业数量同比增长百分之七，侵权案件减少。'],
  ['zh', '我国去年新建的港口泊位超过三百个，为历年之最。'],
  ['zh', '港口 市长 张明说，新码头三月启用，每年多装卸货柜。'],
  ['zh', '*ST海港公告，去年的净利润为一亿元，比上年下降三成。'],
  ['ph', 'Binuksan ng konseho ang bagong tulay sa ilog noong Huwebes ng umaga.'],
];
test.each(alsoTraditional(good))('%s news can be quoted: %s', (lang, text) => {
  expect(gradeSentence(text, lang)).toBe('good');
});

const spare: [Language, string][] = [
  ['en', 'See why the new bridge of Arden is the longest one on the river Orm.'],
  ['en', 'Learn how to cross the new bridge of Arden without paying the toll twice.'],
  ['en', 'See a new film of the bridge of Arden that shows six years of its building.'],
  ['en', 'Watch the mayor of Arden and her daughters open the bridge over the river.'],
  ['en', 'How the bridge of Arden was built with nothing but stones from the river.'],
  ['en', 'Why the builders of Arden say that the bridge will outlive all of them.'],
  ['en', 'What to know about the new bridge over the river and about all of its tolls.'],
  ['en', 'The council opened the bridge, and all of Arden came to the river to dance!'],
  ['ph', 'Alamin kung paano tumawid sa bagong tulay ng Arden nang walang bayad.'],
  ['zh', '一起来看看奥姆河上的新桥是怎样在十一个月里建成的。'],
];
test.each(alsoTraditional(spare))(
  '%s an invitation is quoted only if nothing else is there: %s',
  (lang, text) => {
    expect(gradeSentence(text, lang)).toBe('spare');
  },
);

const never: [Language, string][] = [
  ['en', 'A friend of mine drove across the new bridge of Arden on Thursday.'],
  ['en', 'The seat beside the driver of the first tram in Arden was mine.'],
  ['en', 'I drove across the new bridge of Arden on Thursday morning.'],
  ['en', '12 34 56 78 90 Arden 3 4 5 6 7 Lasker 8 9 10 11 12 13.'],
  ['en', '(The Arden Post and agencies)'],
  ['zh', '（阿登日报社与港口电视台联合报道）'],
  ['en', 'Get more details on the new bridge of Arden at the Orm River Rumors.'],
  ['en', 'Check out the Orm River Rumors for more, including the tolls of the bridge.'],
  ['en', 'Read more about the new bridge over the river on our site today.'],
  ['en', 'Click here for the full list of streets that will be closed on Thursday.'],
  ['en', 'Subscribe to our newsletter and get the story before everybody else does.'],
  ['en', 'Photo by Ann Example for the Arden Post, taken on the river bank on Thursday.'],
  ['en', 'Copyright 2026 Arden Post. All rights reserved and nothing may be reprinted.'],
  ['en', 'Jane Doe in Arden and John Roe in Port Lasker contributed to this report.'],
  ['en', 'This story has been updated to show the number of people in the shelters.'],
  ['en', 'The post New bridge opens over the river Orm appeared first on Arden Post.'],
  ['en', 'By Jane Doe and the Arden Post staff'],
  ['en', 'Updated at 5:30 p.m. on Thursday with the words of the mayor of Arden.'],
  ['en', 'Would you drive across a bridge that was built in only eleven months?'],
  ['en', 'We think the council should have opened the bridge a good deal earlier.'],
  ['en', 'The council opened the bridge and said that the tolls will be, for now…'],
  ['en', 'The council opened the bridge, details at https://arden.example/bridge today.'],
  ['en', 'The council opened the bridge, write to mayor@arden.example for the plans.'],
  ['en', 'The council opened the bridge[3] over the river on Thursday morning in Arden.'],
  ['en', '“The council opened the bridge over the river on Thursday morning.'],
  ['en', 'THE COUNCIL OPENED A NEW BRIDGE OVER THE RIVER ON THURSDAY MORNING.'],
  ['en', 'The council opened the bridge over the river and set the tolls to the'],
  ['en', 'The council of Arden has built a new bridge, an open one with room for'],
  ['en', 'The council was praised for the , on the bridge over the river of Arden.'],
  ['en', 'The council of Arden called the bridge a “,gift to the river” on Thursday.'],
  ['en', 'The council of Arden called the bridge a “gift to the river,.”'],
  ['en', 'The bridge was opened by the Arden River Council (ARC) s'],
  ['en', 'The council opened the bridge over the river, but the ferries have not'],
  ['en', 'The council opened the bridge and prepared the river port for further'],
  ['en', 'The council opened the ,new bridge,, which spans the river, on Thursday.'],
  ['en', 'The council opened the bridge.,The mayor was not there on Thursday morning.'],
  ['en', 'Arden 87 – Falk 16, Lund 14, Okafor 10, Brandt 9, Hodge 9, Alman 8, Reyes 6.'],
  ['en', 'New Bridge Opens Over the River of Arden has 17 comments.'],
  ['en', 'The Arden Post has more.'],
  ['en', 'Orm River Rumors has the details.'],
  ['en', 'Orm River Rumors breaks it all down.'],
  ['en', 'Follow along here for all of the news on the new bridge of Arden.'],
  ['en', 'Follow the action live.'],
  ['en', 'Watch the match highlights of Arden against Port Lasker at the river.'],
  ['en', 'Register here before the tolls of the bridge rise on Friday at midnight.'],
  ['en', 'Bookmark and refresh this page for all of the news on the new bridge.'],
  ['en', 'Here’s the latest on the new bridge over the river at the end of Monday.'],
  ['en', 'The Post may collect a share of sales or other compensation from links on this page.'],
  ['en', 'The Orm Agency has not verified or endorsed the material on the new bridge.'],
  ['en', 'Disclaimer:This asset – including all pictures – is provided by the Orm Agency.'],
  ['en', 'SOURCE:THE ARDEN POST by Ann Example The bridge was opened on Thursday.'],
  ['en', '\\| The Arden Post, the newspaper of the people at the river Orm.'],
  ['zh', '市议会周四宣布，奥姆河上的新桥正式通车，并且'],
  ['en', 'The Arden Letter is a reader-supported publication of the people at the river.'],
  ['en', 'To support my work on bridges, consider becoming a free or paid subscriber today.'],
  ['en', 'Thanks for reading The Arden Letter, which comes on every second Tuesday!'],
  ['en', 'This episode is sponsored by Tolk Bridges, who build them all over the country.'],
  ['en', 'If you need a bridge, use code ARDEN for a fifth off the first one that you build.'],
  ['en', 'Learn more about your ad choices and all of the other things on the site.'],
  ['en', 'Follow the talk of Arden wherever you get your podcasts, on every Tuesday.'],
  [
    'en',
    'Terms and conditions relating to the use and distribution of this information may apply.',
  ],
  ['zh', '点击进入专题，查看新桥通车的更多现场图片和视频。'],
  ['zh', '扫描下方二维码，关注我们的公众号获取最新消息。'],
  ['zh', '责任编辑：张三，来源：奥姆日报，未经授权不得转载。'],
  ['zh', '你会开车经过这座只用十一个月建成的新桥吗？'],
  ['zh', '新增的国家如下：澳洲 巴西 印尼 韩国 土耳其 公司表示还会增加。'],
  ['zh', '* 图片仅供参考，具体以实际车辆显示为准。'],
  ['zh', '新桥的收费从三月起减半 *免费日以现场公告为准。'],
  ['ph', 'Basahin ang buong ulat tungkol sa bagong tulay sa aming website ngayon.'],
];
test.each(alsoTraditional(never))(
  '%s boilerplate of the page is never quoted: %s',
  (lang, text) => {
    expect(gradeSentence(text, lang)).toBe('never');
  },
);

test.each<[Language, string]>([
  ['en', 'The title race on the river is over, and here is what it was about'],
  ['en', 'Arden tells what the new bridge over its river is, and what it is not'],
  ['en', 'The council of Arden wants the bridge to reach a mile further'],
  ['en', 'Arden names the bridge that all of its roads are to come from'],
  ['en', 'Voters chose Falk, 52, Lund, 48, and Reyes, 31, for the council of Arden.'],
])('%s a text is not a fragment merely by its ending: %s', (lang, text) => {
  expect(gradeSentence(text, lang)).not.toBe('never');
});

test('fragments are spare: used only if a story has nothing better', () => {
  expect(gradeSentence('New bridge over the river, as seen from the east bank', 'en')).toBe(
    'spare',
  );
  expect(gradeSentence('The bridge is open.', 'en')).toBe('spare');
});

test.each(
  alsoTraditional<[Language, string]>([
    ['en', 'He said the bridge would open on Thursday.'],
    ['en', 'But the tolls will stay until 2030.'],
    ['en', 'Since then, the council of Arden has raised the tolls.'],
    ['en', 'After all, the council of Arden raised the tolls.'],
    ['en', 'The council of Arden, after all, raised the tolls.'],
    ['en', 'Plus, the council of Arden raised the tolls.'],
    ['en', 'Mayor Falk was referring to the tolls of the bridge.'],
    ['ph', 'Mula noon, itinaas ng konseho ang bayad sa tulay.'],
    ['en', 'Asked about the tolls, he declined to answer.'],
    ['en', 'When pressed, she said the tolls would stay.'],
    ['en', 'After it opened, the council of Arden raised the tolls.'],
    ['en', 'To help pay for these works, the council of Arden raised the tolls.'],
    ['zh', '他表示，大桥将于周四通车。'],
    ['zh', '与此同时，收费将持续到明年。'],
    ['ph', 'Sinabi niya na bubuksan ang tulay sa Huwebes.'],
    ['zh', '加强港口安全管理，完善应急预案，提升服务水平。'],
    ['zh', '鼓励企业开展技术改造，优化产品结构。'],
    ['zh', '要通过走访渔村，了解居民的期盼。'],
    ['zh', '要切实守护好港口的一草一木。'],
    ['zh', '必须把渔民的安全放在首位。'],
    ['zh', '应当在开工前公布图纸，听取居民意见。'],
    ['zh', '务必在汛期前完成堤坝加固。'],
    ['zh', '不得向游客另收停泊费。'],
  ]),
)('%s depends on the sentence before: %s', (lang, text) => {
  expect(leans(text, lang)).toBe(true);
});

test.each(
  alsoTraditional<[Language, string]>([
    ['en', 'When it comes to bridges, the council of Arden spares nothing.'],
    ['en', 'After all the rain, the council of Arden opened the bridge.'],
    ['en', 'Plus signs hang on the bridge of Arden.'],
    ['ph', 'Mula noong 2010, bukas ang tulay ng Arden.'],
    ['en', 'To end a strike, the council of Arden raised the tolls.'],
    ['en', 'Mayor Lina Falk said she would open the bridge on Thursday.'],
    ['en', '“He was here,” Lina Falk said.'],
    ['zh', '市长表示，他将于周四为大桥剪彩。'],
    ['ph', 'Sinabi ni Lina Falk na bubuksan niya ang tulay.'],
    ['zh', '加强基础研究是港口大学的任务。'],
    ['zh', '推动港口升级，海港市今年新建了三座泊位。'],
    ['zh', '引导的关键，在于理解年轻人的需求。'],
    ['zh', '支持者在港口外聚集。'],
    ['zh', '要素市场改革方案在海港市公布。'],
    ['zh', '要是渡轮停开，岛上居民只能绕行。'],
    ['zh', '要修好这座桥，海港市需要三年时间。'],
    ['zh', '必须承认的是，渡轮的班次太少。'],
    ['zh', '要留住年轻人，校长方若水认为，岛上需要更多岗位。'],
    ['zh', '需要指出的是，大桥的造价没有公布。'],
    ['zh', '应该说，渡轮的班次太少。'],
    ['zh', '不得不停航的渡轮停在北岸。'],
  ]),
)('%s is independent: %s', (lang, text) => {
  expect(leans(text, lang)).toBe(false);
});

test.each(
  alsoTraditional<[Language, string, string]>([
    ['en', 'MANILA, Philippines – The bridge opened.', 'The bridge opened.'],
    ['en', 'ARDEN (AP) — The bridge opened.', 'The bridge opened.'],
    ['en', 'Port Lasker (Reuters) - The bridge opened.', 'The bridge opened.'],
    ['en', 'PORT LASKER–The bridge opened.', 'The bridge opened.'],
    ['en', 'SAN ARDEN, LASKER DEL SUR, Philippines — The bridge opened.', 'The bridge opened.'],
    ['en', 'May 11 (Reuters) - The bridge opened.', 'The bridge opened.'],
    ['en', 'NATO–Arden talks went on.', 'NATO–Arden talks went on.'],
    ['en', 'TOLLS OF ARDENThe bridge opened.', 'The bridge opened.'],
    ['en', '‘MINOR’ TOLLSBridge firms of Arden agree.', 'Bridge firms of Arden agree.'],
    ['en', 'SPENDINGMeanwhile, the bridge opened.', 'Meanwhile, the bridge opened.'],
    ['en', 'THE ARDENBank unit opened a bridge.', 'THE ARDENBank unit opened a bridge.'],
    ['en', 'CBUniversal said the bridge opened.', 'CBUniversal said the bridge opened.'],
    ['en', 'THE ARDEN bridge opened.', 'THE ARDEN bridge opened.'],
    ['en', 'The bridge opened. – Rappler.com', 'The bridge opened.'],
    ['en', 'NASA said the bridge opened.', 'NASA said the bridge opened.'],
    ['zh', '央视网消息（新闻联播）：大桥通车。', '大桥通车。'],
    ['zh', '新华社北京1月5日电（记者 张三）大桥通车。', '大桥通车。'],
    ['zh', '2026年01月05日 本报北京1月5日电 （记者张三）大桥通车。', '大桥通车。'],
    ['zh', '2026年1月5日大桥通车。', '2026年1月5日大桥通车。'],
    ['zh', '（市政府网站） 大桥通车。', '大桥通车。'],
    ['zh', '图片由AI生成 大桥通车。', '大桥通车。'],
    ['zh', 'Ana Moor for The Arden Times 大桥通车。', '大桥通车。'],
    ['zh', 'Ana B. Moor/The Arden Post AI大桥通车。', 'AI大桥通车。'],
    ['zh', 'Ana Moor/Agence France-Presse — Getty Images 大桥通车。', '大桥通车。'],
    ['zh', 'Pool via AP 大桥通车。', '大桥通车。'],
    ['zh', 'Arden/Lasker Times 民调在大桥进行。', 'Arden/Lasker Times 民调在大桥进行。'],
    ['zh', 'Arden/Lasker 大桥通车。', 'Arden/Lasker 大桥通车。'],
    ['zh', '海岸网附上相关视频如下：大桥今天通车。', '大桥今天通车。'],
    ['zh', '海岸网附公告全文如下：大桥今天通车。', '海岸网附公告全文如下：大桥今天通车。'],
    ['zh', '大桥附近的船班如下：北岸每天两班。', '大桥附近的船班如下：北岸每天两班。'],
    ['zh', '图源：Lasker 大桥通车。', '大桥通车。'],
    ['zh', '图源：Lasker 2025 年大桥通车。', '2025 年大桥通车。'],
    ['zh', '图源：Ana Moor Images 大桥通车。', '大桥通车。'],
    ['zh', '图源：大桥官网 Lasker 大桥通车。', 'Lasker 大桥通车。'],
    ['zh', '图源：Lasker Bridge OLED 大桥通车。', '图源：Lasker Bridge OLED 大桥通车。'],
    ['zh', '题：大桥的一年 本报记者张三、李四 大桥通车。', '大桥通车。'],
    ['zh', '本报讯（记者 张三）大桥通车。', '大桥通车。'],
    ['zh', '（中央社记者张三台北4日电）大桥通车。', '大桥通车。'],
    ['zh', '上海2026年11月26日 /美通社/ -- 某公司今日发布新品。', '某公司今日发布新品。'],
    [
      'en',
      'RENO, Nev., Nov. 26, 2026 /PRNewswire/ -- Acme Inc. opened a plant.',
      'Acme Inc. opened a plant.',
    ],
    [
      'en',
      'OSLO, Norway, Nov. 26, 2026 (GLOBE NEWSWIRE) -- Acme opened a plant.',
      'Acme opened a plant.',
    ],
    ['en', 'RENO, Nev.--(BUSINESS WIRE)--Acme opened a plant.', 'Acme opened a plant.'],
    [
      'en',
      'Acme bought the service PRNewswire in May.',
      'Acme bought the service PRNewswire in May.',
    ],
    ['zh', '本报讯（实习记者 张三 通讯员 李四）大桥通车。', '大桥通车。'],
    ['zh', '本报讯（大桥）通车。', '（大桥）通车。'],
    ['zh', '（左岸）大桥通车。', '（左岸）大桥通车。'],
    [
      'zh',
      '🖼 【左岸大桥今天上午开通】 左岸大桥今天上午十时开通，全长三公里。',
      '左岸大桥今天上午十时开通，全长三公里。',
    ],
    [
      'zh',
      '【路况提示】左岸大桥今天上午十时开通，全长三公里。',
      '【路况提示】左岸大桥今天上午十时开通，全长三公里。',
    ],
    // An attribution before a comma stays: it says who reports this.
    [
      'zh',
      '综合海港社等媒体29日报道，左岸大桥今天上午十时开通。',
      '综合海港社等媒体29日报道，左岸大桥今天上午十时开通。',
    ],
    ['en', 'By Ana Moor May 14 (Reuters) - The bridge was opened.', 'The bridge was opened.'],
    ['en', '🚨🔥 The bridge was opened. 🎉', 'The bridge was opened.'],
    ['zh', '[视频] 左岸大桥通车。', '左岸大桥通车。'],
    ['en', '(Video) The bridge was opened.', 'The bridge was opened.'],
    ['en', '(Video games) The bridge was opened.', '(Video games) The bridge was opened.'],
    ['en', '• Hazard: the bridge can burn.', 'Hazard: the bridge can burn.'],
    ['en', '© Arden 2026', '© Arden 2026'],
    ['en', 'The bridge 🌉 was opened.', 'The bridge 🌉 was opened.'],
  ]),
)('%s %j without place and agency is %j', (lang, text, bare) => {
  expect(bareSentence(text, lang)).toBe(bare);
});
