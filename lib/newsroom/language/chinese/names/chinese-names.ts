// Names in Chinese, which has no capitals: titles of works between 《》, people after their office,
// and runs of words that occur in a headline and again in the text.
import { words } from '../../lexicon/word-list';
import { cutText, isWhole, type CutText } from './chinese-boundaries';
import { chineseCommonWords } from '../news/chinese-headlines';
import { chineseKnownNames } from '../meanings/chinese-meanings';
import { chineseProvinces } from '../meanings/chinese-provinces';
import { isLatinTerm } from './chinese-latin-words';
import { chineseNameWords, isPersonName, isUnknownName, soundsForeign } from './chinese-name-words';
import { chineseStopWords } from '../chinese-stop-words';
import { toSimplified } from '../simplified';
import type { Name, NameKind } from '../../lexicon/name';
import { areaNames, placeNames, regionNames } from '../../names/place-names';

const work = /《([^《》]{2,15})》/g;
const office =
  /(?:总统|总理|主席|总书记|书记|部长|外长|省长|市长|局长|发言人|首相|国王|议长|司令|院长|会长|教授|董事长|行政长官|防长|秘书长|主任)((?:(?![的对在于和同与向一这该其为将作是有及等提出])[\p{Script=Han}·]){2,6}?)(?=[，、。；：（）()\d在于对与和同将说表指强称出主会致发宣率抵访签也并就向从已日今昨等及当参接回呼认介举进邀祝赴]|$)/gu;
const placeEnding = /(?:省|市|县|区|州|镇|村|岛|湾|港|半岛)$/;
const bodyEnding =
  /(?:公司|集团|大学|学院|部|委|委员会|局|银行|法院|政府|组织|联盟|中心|协会|学会|基金会|军|党|社|厅|署)$/;
/** Words that end a name in a headline: function words, and verbs common in headlines. */
const breaks = words(`
  的 了 在 与 和 及 对 向 于 以 并 或 将 被 把 让 从 到 为 是 有 致 等 同 就 已 也 再 又 至 由 据 称 说 要 来 去
  会见 会谈 举行 举办 出席 宣布 欢迎 发布 印发 启动 召开 访华 访问 祝贺 致电 强调 表示 发表 参加 主持 抵达 前往
  开幕 闭幕 通过 进行 开展 推进 推动 加强 促进 实现 成为 签署 完成 提出 要求 呼吁 批准 增长 下降 突破 超过 达到
  加快 融入 发生 破坏 打造 实施 学习 贯彻 迈出 构建 介绍 来到 深化 落实 坚持 维护 保障 提升 提高 扩大 优化 完善 建立 建设
  加入 退出 拒绝 否认 承认 支持 反对 谴责 击退 打击 打死 袭击 越过 进入 离开 返回 回到 面临 遭遇 得到 取得 迎来 带来 影响 危及
  导致 造成 引发 涉及 应对 解决 处理 调查 检查 讨论 决定 计划 希望 呼应 挖掘 培养 开启 引领 助力 服务 帮助 看望 慰问 考察 调研
  任何 所有 各界 分别 先后 共同 一起 大力 全面 深入 积极 稳步 不断 正在 已经 可能 能够 应该 必须 需要 以来 以后 之前 之后
  正式 保持 基于 必将 高度 重视 显著 圆满 成功 顺利 加速 平稳 有序 强烈 迅速
  只 仅 均 都 却 仍 还 只会 只能 将会 预计 预期 严禁 禁止 重回 时隔 首个 首批 首款 首发 曝光 亮相 发售 上市 开售 获批 警告 拟 遭 涉
  追加 考虑 正考虑 高达 投入 升至 降至 跌破 涨破 涨超 跌超 官宣 表态 透露 披露 指控 涉嫌 认罪 判处 起诉 辞职 离职 去世 逝世 病逝 裁员
  多数 全部 部分 重大 新的 创
  收购 出售 减持 增持 上调 下调 上涨 下跌 大涨 大跌 飙升 暴跌 新高 新低 暂停 恢复 取消 推迟 延长 扩建 死亡 受伤 失踪 遇难 落网 被捕 变化
  负责 推行 建成 转向 提供 暴露 再度 应约 应邀 占 受欢迎 坚定 不移 不变 最低 最多 进展 更多 在京 做起 整合 迁移 办理
  竞争 对手 权益 利润 感情 时限 强制性 关键性 创纪录
  兼 首席 巨头 员工 用户 旗舰 预告片 量产 初创 首支 下一代 上一代 畅销 豪华 国产 全新 付费 期末 对比 限制
  进一步 关于 持续 继续 开始 今天 昨天 近日 首次 今年 去年 累计 获 赴 达 超 破 不 没 多 最 更 新
`);
/**
 * Words that end a phrase of common words, but also stand inside names: 管理 of 港口管理局, 合作 of
 * 合作银行.
 */
const kinds = words(`
  领域 合作 设计 文件 材料 管理 操作 训练 研发 研制 违规 申报 获取 伙伴 尺寸 地址 说明 预告 外交 赛区
  空间 标准 资产 最大 最早 室外 功能 版本 服务 方案 项目 产品 业务 市场 团队 问题 情况 内容 部分
  方式 数量
`);
/** The most adjacent words tried as one name, and the length of a name in characters. */
const size = { words: 5, least: 3, most: 12 };

/** Says what kind of organization it is and not which. */
const anyBody =
  /^(?:(?:有限|股份|股份有限|集团|总|分|子|母|上市|该)?(?:公司|集团)|(?:常务|专门|执行|管理|组织|各|本|该)?(?:委员会|办公室|基金会|理事会|董事会|监事会|联合会|研究院|研究所|事务所|事务局|管理局|监管局|人民政府|地方政府|人民法院|检察院|指挥部|党委会|俱乐部|组委会|执委会))$/;
/**
 * Latin letters next to Chinese characters are a name where the ending says what it is: DeepSeek公司,
 * not OpenAI追加.
 */
const mixed = /\p{Script=Latin}.*\p{Script=Han}|\p{Script=Han}.*\p{Script=Latin}/u;

/** Contains a digit, or begins or ends with a number word. */
const counted =
  /\d|^[一二两三四五六七八九十百千万亿第各]|[一二三四五六七八九十百千万亿][年月天次]?$/;
/** Single characters that names end in. */
const ending = /[会部局省市县区州国院队军党社法号]/;

/** A single function word may be part of a name: 中 of 成渝中线高铁. */
const endsName = (word: string) =>
  !/^[\p{L}\p{N}]+$/u.test(word) ||
  breaks.has(word) ||
  (word.length > 1 && chineseStopWords.has(word));

/** Names that need no further sign: places from the platform, others listed by hand. */
const places = new Set(placeNames().flatMap(({ zh = [] }) => zh));
const han = /^\p{Script=Han}{2,}$/u;
const listed = (table: string) =>
  table
    .split('\n')
    .flatMap((line) => (line.split(' = ')[1] ?? '').split(', '))
    .filter((name) => han.test(name));
const known = new Set(listed(chineseKnownNames));
/** Countries, provinces, continents and their parts. */
const areas = new Set([
  ...places,
  ...regionNames(),
  ...areaNames('zh'),
  ...listed(chineseProvinces),
]);

/**
 * A dictionary word that is no name: an idiom, a kind of thing. Foreign names consist of sound
 * characters.
 */
const isPlainWord = (word: string) =>
  han.test(word) &&
  !(known.has(word) || places.has(word) || ending.test(word.slice(-1)) || word.endsWith('中央')) &&
  !(soundsForeign(word) || isPersonName(word));

/** Turns the word before it into another common word: 强制性. */
const suffix = /^[性化者员率式型类度级界业]$/;

/** Adjacent dictionary words are a topic, not a name: 典型案例. A name has a part of its own. */
const isOfPlainWords = (parts: readonly string[]) =>
  parts.every((part) => isPlainWord(part) || suffix.test(part));

/**
 * A run beginning with a common word is a name only if its ending says of what: an organization, a
 * place.
 */
const names = (run: string, first: string) => {
  if (anyBody.test(run) || isLatinTerm(run)) return false;
  if (bodyEnding.test(run) || placeEnding.test(run)) return true;
  if (run === first && isPlainWord(run)) return false;
  return !mixed.test(run) && !chineseCommonWords.has(first);
};

/** Every run of words in a headline that may be a name. */
function runsOf({ parts }: CutText): string[] {
  return parts.flatMap((first, from) => {
    const before = parts[from - 1];
    // A single character is mostly the end of a word: 国 of 成员国政府. And 24小时 is a count.
    if (first.text.length === 1 && before && /[\p{L}\p{N}]/u.test(before.text)) return [];
    // Also with a blank in between: 12 个漏洞.
    const last = before && before.text.trim() === '' ? parts[from - 2] : before;
    if (last && counted.test(last.text)) return [];
    const runs: string[] = [];
    let run = '';
    const taken: string[] = [];
    for (const { text } of parts.slice(from, from + size.words)) {
      if (endsName(text) || run.length + text.length > size.most) break;
      run += text;
      taken.push(text);
      const closes =
        (text.length > 1 && !text.endsWith('的') && !kinds.has(text)) || ending.test(text);
      const isName = run.length >= size.least && !counted.test(run) && names(run, first.text);
      const isBody = bodyEnding.test(run) || placeEnding.test(run);
      if (closes && isName && (isBody || !isOfPlainWords(taken))) runs.push(run);
    }
    return runs;
  });
}

/** The speaker or topic before a headline's colon, and Latin letters that it begins with. */
const headedBy = /^(\p{Script=Han}{3,10})[：:]/gu;
const letters = /^(\p{Lu}[\p{Script=Latin}\d]{2,})(?=\s?[\p{Script=Han}：:])/gu;

/** The characters of an unknown person's name. */
const personLeast = 3;

/** 万亿元 begins like a name. */
const scale = /[万亿兆]/u;

/** Runs of single characters in a headline that may be a person's name: 翁永曦. */
function personsOf({ parts }: CutText): string[] {
  return parts.flatMap((_, from) => {
    const pieces = parts.slice(from, from + personLeast).map(({ text }) => text);
    const isName = pieces.length === personLeast && isUnknownName(pieces);
    return isName && !pieces.some((one) => endsName(one) || scale.test(one))
      ? [pieces.join('')]
      : [];
  });
}

/** The kind of a document, and not which: 《意见》, 《立案告知书》. */
const anyDocument =
  /^(?:(?:工作|行动|实施|指导|调研|评价|操作|严正|立案|管理|交付|风险提示|政府工作)?(?:意见|办法|条例|准则|指引|方案|报告|规定|通知|宣言|细则|声明|公告|协议|合同|规划|告知书)){1,2}$/;
/** A newspaper as the source of what is told: 据《海岸报》报道, 《海岸报》称. */
const citing =
  /《([^《》]{2,15})》(?:[^，。；：《》]{0,12}?(?:报道|消息|专访|采访|社评|社论|刊文|文章|评论|撰文|披露|援引)|还?称)/g;

/** The works that are told of, and not only cited or named by their kind. */
function worksToldOf(sentences: readonly string[], headlines: readonly string[]): Set<string> {
  const told = toSimplified(sentences.join('\n'));
  const cited = [...told.matchAll(citing)].map(([, name]) => name);
  const found = [...sentences, ...headlines].flatMap((text) => [...text.matchAll(work)]);
  const names = new Set(found.map(([, name = '']) => name));
  const isTold = (name: string) => {
    const plain = toSimplified(name);
    if (anyDocument.test(plain)) return false;
    const times = told.split(`《${plain}》`).length - 1;
    return (
      headlines.some((text) => text.includes(name)) ||
      times > cited.filter((one) => one === plain).length
    );
  };
  return new Set([...names].filter(isTold));
}

/** The positions of a name in the texts. */
const placesOf = (name: string, texts: readonly CutText[]) =>
  texts.flatMap((cut) => {
    const starts: number[] = [];
    for (let at = cut.text.indexOf(name); at >= 0; at = cut.text.indexOf(name, at + name.length))
      starts.push(at);
    return starts.map((start) => ({ cut, start, end: start + name.length }));
  });

/** Whether a name opens a clause: at the start, or after a mark or a function word. */
function opensClause({ cut, start }: { cut: CutText; start: number }): boolean {
  const before = cut.parts.find(({ end }) => end === start);
  return before === undefined || endsName(before.text);
}

/** A direction before a place makes it another place's name: 内蒙古, 南苏丹. */
function isSide({ parts }: CutText, start: number, name: string): boolean {
  const before = parts.find(({ end }) => end === start)?.text ?? '';
  return places.has(name) && /^(?:[内南北东西]|[^国境省市区场室]内)$/u.test(before);
}

type Place = ReturnType<typeof placesOf>[number];

/** Whether the same word follows, or precedes, every occurrence: then the name is longer. */
function isCut(places: readonly Place[]): boolean {
  const alwaysBeside = (word: (place: Place) => string | undefined) => {
    const [first, ...others] = places.map((place) => word(place) ?? '');
    return first !== undefined && !endsName(first) && others.every((other) => other === first);
  };
  return (
    places.length > 1 &&
    (alwaysBeside(({ cut, end }) => cut.parts.find(({ start }) => start === end)?.text) ||
      alwaysBeside(({ cut, start }) => cut.parts.find(({ end }) => end === start)?.text))
  );
}

function kindOf(text: string, people: ReadonlySet<string>, sentences: readonly string[]): NameKind {
  const { speech } = chineseNameWords;
  const speaks = sentences.some((sentence) => {
    const at = sentence.indexOf(text);
    return at >= 0 && speech.after.test(sentence.slice(at + text.length));
  });
  if (people.has(text)) return speaks ? 'speaker' : 'person';
  if (areas.has(text) || placeEnding.test(text)) return 'place';
  if (!known.has(text) && !bodyEnding.test(text) && !latin.test(text)) return 'term';
  return speaks ? 'speaker' : 'name';
}

const latin = /^[\p{Script=Latin}\d]+$/u;

/** A Latin word beside another one: no part of "Orm AI Lab" is the name. */
const isOfLatinName = ({ cut, start, end }: Place) =>
  /[\p{Script=Latin}\d][\s·.-]?$/u.test(cut.text.slice(0, start)) ||
  /^[\s·.-]?[\p{Script=Latin}]/u.test(cut.text.slice(end));

/** How often the sentences contain a run as whole words; 0 where it is not a name of its own. */
function countOf(run: string, sentences: readonly CutText[], headlines: readonly CutText[]) {
  const found = placesOf(run, sentences);
  const places = [...found, ...placesOf(run, headlines)];
  if (!places.every(({ cut, start, end }) => isWhole(cut, start, end))) return 0;
  // 矿业 of 矿业协会, unless the ending shows that an organization or a place is complete.
  if (!bodyEnding.test(run) && !placeEnding.test(run) && isCut(places)) return 0;
  // 委员 of 委员会.
  if (places.some(({ cut, end }) => ending.test(cut.text.charAt(end)))) return 0;
  if (latin.test(run) && places.every(isOfLatinName)) return 0;
  // A run that occurs once may be any adjacent words, unless it opens a clause in text and
  // headline.
  return found.length > 1 || places.every(opensClause) ? found.length : 0;
}

/**
 * The names in Chinese sentences, most distinctive first: whole words, never a part of a longer
 * name.
 */
export function chineseNames(sentences: readonly string[], headlines: readonly string[]): Name[] {
  const [cutSentences, cutHeadlines] = [sentences.map(cutText), headlines.map(cutText)];
  const find = (pattern: RegExp) =>
    [...sentences, ...headlines].flatMap((text) =>
      [...text.matchAll(pattern)].map(([, name = '']) => name),
    );
  const wholeCount = (name: string) => {
    const places = placesOf(name, cutSentences);
    return places.every(({ cut, start, end }) => isWhole(cut, start, end)) ? places.length : 0;
  };
  /** Not within a longer word or name: 蒙古 in 内蒙古. */
  const boundCount = (name: string) =>
    placesOf(name, cutSentences).filter(
      ({ cut, start, end }) =>
        cut.bounds.has(start) && cut.bounds.has(end) && !isSide(cut, start, name),
    ).length;
  // People in a headline who are mentioned more than once in the text.
  const unknown = cutHeadlines
    .flatMap(personsOf)
    .filter((name) => wholeCount(name) > 1 && !soundsForeign(name));
  const people = new Set([
    ...find(office).filter((name) => isPersonName(name) && !endsName(name)),
    ...unknown,
  ]);
  const works = worksToldOf(sentences, headlines);
  const runs = new Set(cutHeadlines.flatMap(runsOf));
  const [told, headed] = [sentences.join('\n'), headlines.join('\n')];
  const there = [...places, ...known].filter((name) => told.includes(name));
  const named = there.filter(
    (name) =>
      headed.includes(name) &&
      !chineseCommonWords.has(name) &&
      !there.some((longer) => longer !== name && longer.includes(name)),
  );
  const heads = [...find(headedBy), ...find(letters)].filter(
    (name) =>
      headed.includes(name) &&
      !chineseCommonWords.has(name) &&
      !chineseStopWords.has(name) &&
      !isLatinTerm(name),
  );
  const counts = new Map([
    ...heads.map((name) => [name, boundCount(name)] as const),
    ...[...runs].map((run) => [run, countOf(run, cutSentences, cutHeadlines)] as const),
    ...[...people].map((name) => [name, wholeCount(name)] as const),
    ...named.map((name) => [name, boundCount(name)] as const),
    // The marks around a work show where it begins and ends.
    ...[...works].map((name) => [name, placesOf(name, cutSentences).length] as const),
  ]);
  const found = [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count > 0);
  const telling = ({ text, count }: { text: string; count: number }) =>
    count * Math.min(8, text.length) * (people.has(text) ? 2 : 1);
  const parts = (text: string) =>
    Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
  // 运动会 is part of 第十五届运动会: of names that share two characters the more distinctive one is kept.
  const kept: typeof found = [];
  for (const next of found.sort((a, b) => telling(b) - telling(a) || (a.text < b.text ? -1 : 1))) {
    const shares = (text: string) => parts(next.text).some((part) => text.includes(part));
    if (!kept.some(({ text }) => shares(text))) kept.push(next);
  }
  return kept.map(({ text, count }) => {
    const kind = kindOf(text, people, sentences);
    return { text, count, kind, article: false, askable: true };
  });
}
