// A headline is shown without what publishers and software add around it, and with all of its
// words.
import { withWordsForTags, withoutMarks } from '@/lib/newsroom/language/news/title-marks';

test.each([
  ['WATCH | Mayor of Osk resigns', 'Mayor of Osk resigns'],
  ['Watch: Mayor of Osk resigns', 'Mayor of Osk resigns'],
  ['EXCLUSIVE - Lasker mill to close', 'Lasker mill to close'],
  ['UPDATE 2-Lasker mill to close', 'Lasker mill to close'],
  ['EXCLUSIVE-Lasker mill to close', 'Lasker mill to close'],
  ['Osk wins the cup 3-1 🏆⚽ (Highlights)', 'Osk wins the cup 3-1'],
  ['Lasker mill to close https://osk.example/1', 'Lasker mill to close'],
  ['BREAKING NEWS: Lasker mill to close', 'Lasker mill to close'],
  ['LOOK: Lanterns light up Lasker', 'Lanterns light up Lasker'],
  ['[VIDEO] Bear walks into a shop', 'Bear walks into a shop'],
  ['Parliament passes the bill (Video)', 'Parliament passes the bill'],
  ['PANOORIN: Baha sa Lasker', 'Baha sa Lasker'],
  ['🚨🔥 Fire destroys 40 boats 🔥', 'Fire destroys 40 boats'],
  ['🇵🇭 Osk reopens its port', 'Osk reopens its port'],
  ['1/ Bank of Osk raises rates', 'Bank of Osk raises rates'],
  ['Bank of Osk raises rates (1/3)', 'Bank of Osk raises rates'],
  ['Ferry sinks off Osk #ferry #Osk #BreakingNews', 'Ferry sinks off Osk'],
  ['Ferry sinks off Osk. #ferry', 'Ferry sinks off Osk.'],
  ['Metro of Osk is flooded | #Osk #metro', 'Metro of Osk is flooded'],
])('English %j becomes %j', (title, bare) => expect(withoutMarks(title, 'en')).toBe(bare));

test.each([
  ['重磅｜海港大桥下月通车', '海港大桥下月通车'],
  ['【组图】初雪中的海港古城', '初雪中的海港古城'],
  ['海港马拉松下月开跑，2万人参赛↓↓', '海港马拉松下月开跑，2万人参赛'],
  ['海港古城迎来初雪[图片][图片]', '海港古城迎来初雪'],
  ['富豪在海港的房产被拍卖(含视频)', '富豪在海港的房产被拍卖'],
  ['#海港大雾# 沈港高速海港段双向封闭', '沈港高速海港段双向封闭'],
  [
    '🖼 【海港地铁二号线延长线开通】 海港市地铁二号线延长线今天上午开通，全长14公里。 #海港 #地铁',
    '海港地铁二号线延长线开通',
  ],
])('Chinese %j becomes %j', (title, bare) => expect(withoutMarks(title, 'zh')).toBe(bare));

test.each([
  ['Video games sell better than films', 'en'],
  ['Video - the new radio of Osk', 'en'],
  ['VIDEO-GAME SALES OF OSK RISE', 'en'],
  ['https://osk.example/1', 'en'],
  ['Breaking bad habits: a guide', 'en'],
  ['Opinion | Why Osk needs a port', 'en'],
  ['LIVE: Ferry sinks off Osk', 'en'],
  ['9/11 families sue the airline', 'en'],
  ['Fans of the C# language meet in Osk', 'en'],
  ['Osk is named #1 port of the year', 'en'],
  ['Fans celebrate #Eurovision', 'en'],
  ['Watch: Osk', 'en'],
  ['Lasker®', 'en'],
  ['🔥🔥🔥', 'en'],
  ['【市场动态】海港钢厂据悉正考虑与港湾铁路公司合并', 'zh'],
  ['【海港地铁二号线延长线】开通', 'zh'],
  ['图集中展示了海港的变化', 'zh'],
  // The speaker of an exclamation stays named.
  ['突发！海港大桥封闭', 'zh'],
  ['最新数据：海港出口增长两成', 'zh'],
] as const)('%j is unchanged', (title, lang) => expect(withoutMarks(title, lang)).toBe(title));

test.each([
  ['#JustIn: Lasker mill to close', 'en', 'JustIn: Lasker mill to close'],
  ['Ferry sinks off #Osk island', 'en', 'Ferry sinks off Osk island'],
  ['Boats look for survivors of #OskFerry #news', 'en', 'Boats look for survivors of OskFerry'],
  ['#Osk #ferry', 'en', 'Osk ferry'],
  ['【#海港马拉松#】下月开跑', 'zh', '【海港马拉松】下月开跑'],
  ['受大雾影响，#沈港高速#海港段封闭', 'zh', '受大雾影响，沈港高速海港段封闭'],
  ['Ferry sinks off Osk #ferry #Osk', 'en', 'Ferry sinks off Osk #ferry #Osk'],
  ['Fans celebrate #Eurovision', 'en', 'Fans celebrate #Eurovision'],
  ['Code of C#/F# in Osk', 'en', 'Code of C#/F# in Osk'],
  ['Osk is named #1 port', 'en', 'Osk is named #1 port'],
] as const)('the words of %j in %s are %j', (title, lang, words) =>
  expect(withWordsForTags(title, lang)).toBe(words),
);
