import { chineseNames } from '@/lib/newsroom/language/chinese/names/chinese-names';

const namesOf = (headline: string, sentence: string) =>
  chineseNames([sentence], [headline]).map(({ text }) => text);

test.each([
  ['金岭富联：预计今年净利润增长两成', '金岭富联公告称，预计今年净利润增长两成。', '金岭富联'],
  ['XQM 发布财报：营收增长两成', 'XQM 星期二发布财报，营收增长两成。', 'XQM'],
])('the subject of the headline %j is a keyword', (headline, sentence, name) => {
  expect(namesOf(headline, sentence)).toContain(name);
});

test.each([
  ['金岭富联：预计今年净利润增长两成', '公司预计今年净利润增长两成。', '金岭富联'],
  ['最新消息：码头三月启用', '最新消息说，码头在三月启用。', '消息'],
  ['渡轮撞上码头正式停航', '渡轮撞上码头正式停航。', '码头正式'],
  ['CEO：码头三月启用', 'CEO 说，码头在三月启用，CEO 还会到场。', 'CEO'],
  ['码头的 SUV 停车场启用', '码头为 SUV 建了停车场，SUV 可以停三天。', 'SUV'],
  ['渡轮公司推出 App', '渡轮公司推出 App，App 免费。', 'App'],
])('in %j, what the sentence %j does not name is no keyword', (headline, sentence, name) => {
  expect(namesOf(headline, sentence)).not.toContain(name);
});
