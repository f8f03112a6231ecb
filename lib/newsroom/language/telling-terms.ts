// The words of a text that tell which happening it is of: names, numbers, and words that not every
// report has. Protects: "first phase", "court", "year-on-year" never hold two stories together.
import type { Language } from '@/lib/model/text/languages';
import { toTag } from '@/lib/model/text/languages';
import { stem } from './english/stem';
import { isCommon, isHeadlineStopWord } from './headline-words';
import { lexicons } from './lexicons';
import { fold } from './segment';

/** A term, and where its word begins and ends in the text. */
type Spot = { term: string; start: number; end: number; isName: boolean };

const word = /\p{Lu}?[\p{L}\p{N}]+(?:[.,’']\p{N}+)*/gu;
const segmenter = new Intl.Segmenter(toTag('zh'), { granularity: 'word' });

/** Words of Chinese news that stand in reports of anything. */
const chineseFormulae = new Set(
  `第一 第二 第三 阶段 十四五 十五五 期间 规划 同比 环比 增长 下降 上升 保持 稳定 全国 我国 中国 国家 国际 世界 全球 地区 城市 市场 企业
  经济 社会 政策 项目 技术 数据 研究 方案 活动 会议 部门 机构 组织 主任 负责人 专家 有关 最新 消息 报道 新闻 发布会 公告 通知 举行 召开
  启动 开始 结束 完成 达成 目标 任务 措施 行动 计划 建设 发展 改革 创新 合作 交流 安全 管理 服务 支持 促进 推进 加快 提高 扩大 加强 重点 重大
  主要 预计 显示 公布 数字 比例 以上 左右 累计 平均 价格 指数 水平 质量 规模 总量 能力 影响 问题 原因 情况 结果 过程 时间 今年 去年 明年
  上半年 下半年 季度 月份 凌晨 上午 下午 晚间 当地时间 现场 人员 群众 居民 公司 集团 政府 总统 总理 总书记 主席 部长 发言人 外长 领导人 官员 警方
  双方 各方 两国 关系 声明 表态 回应 呼吁 谴责 认为 指出 强调 介绍 透露 称 事件 事故 案件 产品 产业 行业 科技 手机 用户 平台 系统 功能 版本 升级
  推出 上线 支持 提供 采用 搭载 售价 配备 首次 首个 一体 高质量 新华社 央视 记者`
    .trim()
    .split(/\s+/),
);

function chineseSpots(text: string): Spot[] {
  const { stopWords } = lexicons.zh;
  return [...segmenter.segment(text)].flatMap(({ segment, index, isWordLike }) => {
    if (!isWordLike) return [];
    const isSingle = /^\p{Script=Han}$/u.test(segment);
    if (isSingle || stopWords.has(segment) || chineseFormulae.has(segment)) return [];
    const isNumber = /^\d/.test(segment);
    if (isNumber && segment.length < 2) return [];
    // What no dictionary has is most often a name in letters.
    const isName = /^\p{Lu}/u.test(segment) || isNumber;
    return [{ term: fold(segment), start: index, end: index + segment.length, isName }];
  });
}

function spotsOf(text: string, lang: Language): Spot[] {
  if (lang === 'zh') return chineseSpots(text);
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const folded = fold(found).replace(/,(?=\d{3})/g, '');
    const term = stem(folded);
    if (isHeadlineStopWord(folded, lang) || isCommon(term) || folded.length < 2) return [];
    const isName = /^\p{Lu}/u.test(found) || /^\d{2,}/.test(folded);
    return [{ term, start: index, end: index + found.length, isName }];
  });
}

/** The telling terms of a text, each once. */
export function tellingTerms(text: string, lang: Language): Set<string> {
  return new Set(spotsOf(text, lang).map(({ term }) => term));
}

/** What a name or number in both texts counts, and any other word. */
const nameWeight = 1;
const wordWeight = 0.5;

/** A text read for its telling words once, to be compared with many. */
export type Telling = { text: string; spots: readonly Spot[]; terms: ReadonlySet<string> };

export function readTelling(text: string, lang: Language): Telling {
  const spots = spotsOf(text, lang);
  return { text, spots, terms: new Set(spots.map(({ term }) => term)) };
}

/**
 * How much of a text another one with these terms tells too. Words that stand together count as
 * one: who shares "Elon Musk" shares a name, not two words.
 */
export function sharedWith({ text, spots }: Telling, other: ReadonlySet<string>): number {
  const seen = new Set<string>();
  let sum = 0;
  let before: Spot | undefined;
  for (const spot of spots) {
    const isShared = other.has(spot.term);
    const joins = before && /^[\s·.&-]*$/u.test(text.slice(before.end, spot.start));
    if (isShared && !seen.has(spot.term) && !joins) sum += spot.isName ? nameWeight : wordWeight;
    if (isShared) seen.add(spot.term);
    before = isShared ? spot : undefined;
  }
  return sum;
}

/** The same for a text that is compared once. */
export function sharedTelling(text: string, lang: Language, other: ReadonlySet<string>): number {
  return sharedWith(readTelling(text, lang), other);
}
