// How Chinese states the opposite of a question: 没有出席, 下降, 最小.
import type { ContrastForms } from '../../lexicon/contrast-forms';

const superlative = (forms: string) => new RegExp(`(?:第[二三四五2-5]|最为?)(?:${forms})`, 'gu');

/** 不 that no other word cancels, as in 不得不. */
const no = '(?<!不[得能会可敢]|[无莫])不(?![得能会可敢]不)';

export const chineseContrasts: ContrastForms = {
  denial: {
    asks: new RegExp(`(?<![有淹沉埋吞出])没(?!收|落|什么|多少)有?(?=\\p{Script=Han})|未(?:能|曾)?(?!来|成年|婚|必|知)(?=\\p{Script=Han})|${no}(?:再|予|准|许|肯|愿|想|能|会|要|敢)?(?=参|出席|支持|同意|承认|接受|签|批准|允许|执行|履行|遵守|加入|投|买|用|去|让|辞)|拒绝|拒不|从未|反对(?!党|派)`, 'gu'),
    before: new RegExp(`(?:(?<![淹沉埋吞出])没(?!收|落)有?|未(?!来|婚)[能曾]?|从未|${no}(?![断少仅但过久同幸慎料止只管治明安满光单惜停禁时日])[会再愿肯想能]?|拒绝|拒不|并未)(?:正式|公开|及时|直接|\\p{Script=Han})?$`, 'u'),
    tells: new RegExp(`${no}(?![断少仅但过久同幸慎料止只管光单惜])|(?<![淹沉埋吞出])没(?!收|落)|无(?!人机|锡|线|数|论|疑|偿)|未(?!来|婚|成年)|非(?![洲常遗凡])|勿|(?:是|与|为)否|否(?:认|决|定)|拒|除(?:了|外)|(?<![解拆删清消排开免])除(?![夕雪尘])|缺席|放弃|阻止|推迟|取消|反对`, 'u'),
    behind: /^[了过]/u,
    until: /^[^。；]*(?:直到|才)/u,
    // The time precedes the action: 6月1日前不会开通, 两年内不会开通; not 目前 or 国内.
    notYet: {
      before: /(?:(?:[之以年月天号点底初末]|(?<=[\d一二三四五六七八九十])日|[周期][一二三四五六日天末])前|(?:[年月周天时日期]|季度)之?内)[^，。；]{0,8}不[会能](?:再|正式|公开|直接)?\p{Script=Han}{1,4}$/u,
      behind: /^/u,
    },
  },
  extent: /(?:增|涨|升|降|跌|减|扩大|缩小|提高|回落|下滑|萎缩)(?:[长加少低值高幅速至到率])*(?:同比|环比)?[了是为达有]*(?:多少|几|百分之)|幅度?[是为达]*多少|增速|增长率/u,
  rises: /(?<!新)增(?!值税|城)|涨|(?<![每公毕])升|上扬|提高|走高|扩大|加快/u,
  falls: /(?<![空迫投])降(?![雨雪水落临生])|跌(?![落倒伤])|减(?![免刑肥])|下滑|回落|走低|缩小|放缓|萎缩|负增长/u,
  yearly: /同比|比(?:上年|去年)|较(?:上年|去年)|(?<!\d)年增/u,
  monthly: /环比|比(?:上月|上季)|较(?:上月|上季)|(?<![\d一二三四五六七八九十])月增/u,
  superlatives: {
    most: superlative('大|高|多|热门'),
    fewest: superlative('小(?!的?(?:孩|儿子|女儿|弟|妹))|低|少'),
    oldest: superlative('年长|老|古老|高龄|早'),
    youngest: superlative('年轻|年幼|小的?(?:孩|儿子|女儿|弟|妹)'),
    newest: /最新[款型]/gu,
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
    best: superlative('好(?!带|不|别|先|能|要|在|去|穿)|佳|优'),
    worst: superlative('差|坏|糟'),
    hottest: superlative('热(?!门)'),
    coldest: superlative('冷'),
    deepest: superlative('深'),
    nearest: /离[^，。]{1,12}最近|(?:最近的|最近[^，。]{0,4})(?:医院|机场|车站|地铁站|邻国|城市|学校)/gu,
    farthest: superlative('远'),
  },
  bounds: {
    highest: { asks: /最[高多]/u, tells: /新高|峰值|登顶|榜首|居首|(?:创|破|刷新)[^，。；低]{0,8}[纪记]录(?!的?[新最]?低)/u },
    lowest: { asks: /最[低少]/u, tells: /新低|[纪记]录低|谷底|垫底/u },
    maximum: { asks: /最[高多大长]/u, tells: /不(?:得|会|能)?(?:超过|多于)|至多|上限|高达/u },
    minimum: { asks: /最[低少小短]/u, tells: /不(?:得|会|能)?[低少]于|至少|下限|起步/u },
  },
  nths: ['二2', '三3', '四4', '五5'].map((one) => new RegExp(`第[${one}]\\p{Script=Han}{1,2}$`, 'u')),
}; // prettier-ignore
