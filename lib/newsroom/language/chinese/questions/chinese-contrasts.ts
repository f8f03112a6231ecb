// How Chinese says the opposite of a question: 没有出席, 下降, 最小.
import type { ContrastForms } from '../../lexicon/contrast-forms';

const superlative = (forms: string) => new RegExp(`(?:第[二三四五2-5]|最为?)(?:${forms})`, 'u');

export const chineseContrasts: ContrastForms = {
  denial: {
    asks: /(?<!有)没(?!收|落|什么|多少)有?(?=\p{Script=Han})|未(?:能|曾)?(?!来|成年|婚|必|知)(?=\p{Script=Han})|不(?:再|予|准|许|肯|愿|想|能|会|要|敢)?(?=参|出席|支持|同意|承认|接受|签|批准|允许|执行|履行|遵守|加入|投|买|用|去|让|辞)|拒绝|拒不|从未|放弃|阻止|推迟|取消|反对/gu,
    before: /(?:没有?|未能?|未曾|从未|不[会再愿肯想能]?|拒绝|拒不|并未)\p{Script=Han}{0,1}$/u,
    tells: /不|没|無|无|未|非|勿|否|拒|除了?|仅|只有|缺席|放弃|阻止|推迟|取消|反对/u,
    behind: /^[了过]/u,
  },
  rises: /增|涨|升|上扬|提高|走高|扩大|加快/u,
  falls: /降|跌|减|下滑|回落|走低|缩小|放缓|萎缩|负增长/u,
  yearly: /同比|比(?:上年|去年)|较(?:上年|去年)|年增/u,
  monthly: /环比|比(?:上月|上季)|较(?:上月|上季)|月增/u,
  superlatives: {
    most: superlative('大|高|多|热门'),
    fewest: superlative('小(?!的?(?:孩|儿子|女儿|弟|妹))|低|少'),
    oldest: superlative('年长|老|古老|高龄|早'),
    youngest: superlative('年轻|年幼|小的?(?:孩|儿子|女儿|弟|妹)'),
    newest: /最新[的一款型]/u,
    longest: superlative('长|久'),
    shortest: superlative('短'),
    fastest: superlative('快'),
    slowest: superlative('慢'),
    richest: superlative('富|有钱'),
    poorest: superlative('穷|贫'),
    strongest: superlative('强'),
    weakest: superlative('弱'),
    cheapest: superlative('便宜|廉价|低价'),
    dearest: superlative('贵|昂贵'),
    best: superlative('好|佳|优'),
    worst: superlative('差|坏|糟'),
    hottest: superlative('热(?!门)'),
    coldest: superlative('冷'),
    deepest: superlative('深'),
    nearest: /离[^，。]{1,12}最近|最近的(?!一[次年月周天])/u,
    farthest: superlative('远'),
  },
  nths: ['二2', '三3', '四4', '五5'].map((one) => new RegExp(`第[${one}]\\p{Script=Han}{1,2}$`, 'u')),
}; // prettier-ignore
