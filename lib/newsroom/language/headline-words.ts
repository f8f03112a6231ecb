// Words that say nothing about which happening a headline tells of: those that any headline may
// hold are left out, those that many hold weigh less until the store has counted for itself.
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from './lexicons';
import { stem } from './english/stem';

const words = (text: string) => text.trim().split(/\s+/);

/** What newsrooms put around a headline, whatever it is about. */
const headlineStopWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    words(`
      amid analysis because behind below breaking exclusive explained gets here how just know latest
      like live makes new news now opinion photo photos read report reportedly reports says show
      shows takes tells update updates video vs watch what where why above am cannot every get got
      made make more most much must own same than too
    `),
  ),
  zh: new Set(
    words(`
      最新 视频 直播 快讯 新闻 组图 图讯 独家 评论 观察 今日 昨日 今天 昨天 明天 今年 去年 近日 目前 关于 报告 回应
      专题 热点 聚焦 消息 综述 权威 快报 记者 报道 表示 指出 认为 宣布 已经 可以 能够 可能 以及 其中 同时 因此 由于
      如果 没有 成为 作为 来自 包括 相关 有关 我们 他们 这个 那个 一个 一些 为何 什么 如何 怎么 之后 之间 以来 即将 将会
    `),
  ),
  ph: new Set(
    words(`
      amid analysis breaking exclusive here how just live new news now opinion photo photos read
      report says update updates video watch what why after over about balita panoorin tingnan alamin
      narito muling
    `),
  ),
};

/** Whether a headline word (lower case, accents folded) is left out. */
export function isHeadlineStopWord(word: string, lang: Language): boolean {
  // What a Chinese text calls common (to meet, to sign) is what a headline is about.
  return headlineStopWords[lang].has(word) || (lang !== 'zh' && lexicons[lang].stopWords.has(word));
}

/** Common in the news of any year. */
const common = new Set(
  words(`
    first next big top best worst better good great bad old young high low long short full early late
    key major day week weekend month year time tonight night morning
    january february march april june july august september october november december
    man men woman people person child children kid family mother father son daughter wife husband
    friend boy girl student teacher worker home house school city town state country nation world
    area place street road president prime minister government official leader chief boss head
    governor mayor senate congress party police court judge law lawyer case charge trial vote voter
    election campaign bill deal plan talk meeting order rule decision policy power right call take
    give come back see look find found face need want win winning won lose loss lost beat hit set
    start begin end stop keep leave left put push move turn open close run join help work try think
    believe feel speak reveal announce warn claim deny vow urge seek expect prepare consider fight
    attack threat war crisis death dead kill arrest fire shot shooting crash accident injury hurt
    investigation suspect victim team game season player coach star match score final league cup fan
    company business market stock price cost money million billion trillion percent sale share tax
    job economy trade bank pay health study research science risk food water air car bus train plane
    flight travel weather storm rain snow life love story history book movie film music song series
    season episode review guide tip thing way reason question answer fact change issue problem part
    number group american black white red blue green north south east west national international
    local public federal former current future real true free possible likely second third three four
    five six seven eight nine ten half again another around away down still since without across
    along near really cut uk moment thousand hundred european europe deal claim aim top rise fall plea
    guilty sport film star award fear hope hit white house chief latest return cut save plans
  `).map(stem),
);

const year = /^(?:19|20)\d\d$/;

export const isCommon = (term: string) => common.has(term) || year.test(term);
