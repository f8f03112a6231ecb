// The words by which the writer reads Chinese. Chinese has no capital letters: names are found by
// their titles, their endings and by being repeated (see `names.ts`).
import { words } from '../lexicon/word-list';
import type { Lexicon } from '../language';
import { chineseCaption, chineseCredits, chineseStandfirst } from './chinese-captions';
import { chineseFigures } from './chinese-figures';
import { chineseImplied } from './chinese-implied';
import { chineseKept } from './chinese-kept';
import { chineseCommonWords, chineseHeadlineWords } from './news/chinese-headlines';
import { chineseCommonNewsWords } from './news/chinese-common-words';
import {
  alsoWords,
  chineseJoins,
  chineseNameWords,
  isUnknownName,
  mayBePerson,
  nameAround,
  soundsForeign,
} from './names/chinese-name-words';
import { chineseNames } from './names/chinese-names';
import { chineseStopWords } from './chinese-stop-words';
import { chineseTokens } from './chinese-tokens';
import { chineseWords } from './chinese-words';
import { chineseSentences } from './chinese-sentences';
import { chineseAnswers } from './questions/chinese-answers';
import { chineseDays } from './chinese-days';
import { chineseKnownNames, chineseMeanings } from './meanings/chinese-meanings';
import { toSimplified } from './simplified';
import { chinesePlaces } from './meanings/chinese-places';
import { chineseOrders } from './questions/chinese-orders';
import { chinesePages } from './news/chinese-pages';
import { chineseAsking } from './questions/chinese-asking';
import { chineseLeaning, chineseNeverFirst, chinesePresumes } from './chinese-leaning';
import { chineseMeasures } from './questions/chinese-measures';
import { chineseContrasts } from './questions/chinese-contrasts';
import { chineseDates } from './questions/chinese-dates';
import { chinesePeriods } from './questions/chinese-periods';
import { chinesePersons } from './questions/chinese-persons';
import { chineseAspects } from './questions/chinese-aspects';
import { chineseComparison } from './chinese-comparison';
import { chineseOpposites } from './meanings/chinese-opposites';
import {
  chineseLatestReplies,
  chinesePhrases,
  chineseTalkReplies,
} from './questions/chinese-phrases';
import { chinesePlainNeeds } from './questions/chinese-plain-needs';
import { chinesePlans } from './questions/chinese-plans';
import { chineseSections } from './news/chinese-sections';
import { chineseSubjects } from './news/chinese-subjects';
import { chineseNewsNames, chineseNewsWords } from './meanings/chinese-news-words';
import { chineseCities } from './meanings/chinese-cities';
import { chineseProvinces } from './meanings/chinese-provinces';
import { chineseDeeds } from './meanings/chinese-deeds';
import { chineseFeedback } from './news/chinese-feedback';
import { chineseInterests } from './news/chinese-interests';
import { chineseNotices } from './news/chinese-notices';
import { withFullNames } from './names/chinese-short-names';
import { inPinyin } from './names/pinyin';
import { soundRuns } from './names/sounds';

export const chinese: Lexicon = {
  stopWords: chineseStopWords,
  shortest: 14,
  longest: 180,
  brief: 120,
  headline: { least: 12, most: 44, written: 32 },
  spaced: false,
  joint: '',
  letters: /\p{Script=Han}/gu,
  telling: words(''),
  boilerplate: [
    /点击(?:进入|查看|这里|此处|下方|上方|链接|图片|标题|阅读|播放|收看|观看|关注|下载)|扫码(?:关注|下载|观看|查看|阅读)|扫描.{0,8}二维码|长按.{0,6}(?:识别|二维码)/,
    /关注(?:我们|本报|本台|.{0,10}公众号)|微信公众号[:：]|欢迎订阅|订阅(?:我们|本报|号)|下载.{0,6}(?:客户端|APP)|客户端下载/i,
    /责任编辑|责编|(?:编辑|来源|作者|校对|监制|审核|摄影)[:：丨｜|]|原标题|图片来源|图源|^图[:：/]|供图|摄$/,
    /^(?:上|下|左|右)?图[为中](?!.{0,6}[书纸像谋])|(?:此|该|本|这张)图(?:片)?(?:拍)?摄于|[（(](?:见|如|左|右|上|下)图|摄\s?[（(]|[（(](?:新华社|中新社|人民图片|视觉中国)(?:发|图片|供图)?[）)]?$|示意图[。）)]?$/,
    /版权(?:所有|归)|未经.{0,12}(?:授权|许可|允许).{0,8}(?:不得|禁止|转载)|请勿转载|转载请|免责声明|侵权(?:必究|联系|删除)|不代表本/,
    /更多(?:精彩|详情|资讯|阅读)|更多(?:内容|新闻)(?:请|敬请|尽在)|相关(?:阅读|新闻|链接)|延伸阅读|阅读(?:原文|全文)|查看(?:全文|更多|原文)|进入专题|专题$/,
    /分享(?:到|至)(?:朋友圈|微信|微博)|转发(?:到|至)?(?:朋友圈|微博)|微信(?:好友|扫)|登录(?:后|查看|账号)|注册(?:账号|登录|会员)|cookie/i,
    /^(?:视频|图集|组图|快讯|直播|音频)[:：|]|请(?:看|听|收看).{0,12}(?:报道|视频)|稍后(?:更新|报道)|敬请(?:关注|期待)/,
    /^[（(]?(?:本报|本台|总台|央视|新华社|中新社)?记者[^，。]{0,30}[)）]?$|^完[。）]?$|（完）|【.{0,8}(?:编辑|责编).{0,20}】/,
    // An appeal to investors, and what a reply to the publisher's account gives.
    /^(?:敬|提)?请(?:各位|广大)?(?:投资者|消费者)|回[复覆]\s?[“"「][^，。”"」]{1,12}[”"」][^，。]{0,4}，?即可(?:获取|领取|下载|查看)/,
    /点此[\p{Script=Han}]|直达链接|[领抢](?:取)?(?:优惠)?券(?:入口|链接)|无门槛红包|>{1,2}\s?(?:查看|点击)/u,
    // A caption: a day, and what the picture shows.
    /^(?:19|20)\d\d年\d{1,2}月\d{1,2}日，(?!.*(?:[说称]|表示|宣布|发布|决定|签署|成立|施行|实施|通过|当选|去世|逝世|召开|举行|启动|上市|公布|获批|印发|发生|审结|开业|开幕|闭幕|落成|投产))[^\d。]{4,42}。?$/u,
    /^[^，。]{1,30}，(?:拍)?摄于[^，。]{1,16}。?$/u,
    /^[▲△▼▽]|[（(](?:左|右|前|后|中|左[一二三四]|右[一二三四]|[左右]\d|前排|后排)[）)]/,
    // Captions or points of a list in a row; a mark before a rate says that it rises or falls.
    /\S[\s：](?:[▲△▼▽](?!\s?\d[\d.,]*(?:%|点))|[●■◆○])\s?\S/,
    /^\d{4}[-年/.]\d{1,2}[-月/.]\d{1,2}日?[\s\d:：]*$/,
    /^\S{1,12}\s20\d\d-\d{1,2}-\d{1,2}\s\d{1,2}:\d\d/,
    /^[\d\s:：-]+$/,
  ],
  dateline: [
    /^.{2,40}?\s?[/／]?(?:美通社|PRNewswire)[^/／\s]{0,12}[/／]\s*[-–—]{1,2}\s*/u,
    /^[（(][^）)]{2,12}(?:讯|电)[）)]\s*/,
    // The headline of a post before its text.
    /^【[^】]{9,60}】\s*(?=[^。]{12})/,
    /^【[^】]{2,10}(?:网|社|报|讯|电|新闻|消息)】\s*/,
    /^(?:19|20)\d\d年\d{1,2}月\d{1,2}日\s+(?=\S)/,
    /^本报[^，。：:\s]{0,8}\d{1,2}月\d{1,2}日[电讯]\s*(?:[（(][^）)]{2,24}[）)])?\s*/,
    /^(?:央视网消息|央视新闻消息|国际在线消息|中新网消息)(?:（[^）]{1,12}）|\([^)]{1,12}\))?[:：]?\s*/,
    /^(?:新华社|新华网|中新社|中新网|人民网|央视网|国际在线|环球网|参考消息网|财联社|据?[^，。：:\s]{2,8}社)[^，。：:]{0,16}?(?:\d{1,2}月)?\d{1,2}日(?:电|讯|消息|报道)[:：]?\s*(?:[（(][^）)]{2,24}[）)])?\s*(?![，,\s])/,
    /^[（(](?:[^）)]{0,12}记者[^）)]{1,20})[）)]\s*/,
    /^(?:据)?(?:本报|本台|总台)(?:记者)?(?:消息|讯|报道)[:：，]?\s*(?:[（(][^）)]{0,12}(?:记者|通讯员)[^）)]{1,20}[）)])?\s*/,
    /^\p{Script=Han}{2,3}社(?:快讯|快报|消息)[:：]\s*(?=\S)/u,
    // The photographer of a picture above the sentence.
    /^\p{Script=Han}{2,3}社(?:发|(?:发|记者)[\p{Script=Han}\s]{0,8}(?:[（(][^（）()]{1,24}摄[）)]|摄))\s+(?=\S)/u,
    // A caption beside a picture, and a reporter's own heading and name.
    /^[（(](?:图[:：/][^）)]{1,24}|[^）)，。]{1,20}(?:网站|图片|供图|截图|资料图))[）)]\s*/,
    /^(?:(?:图片?|图像|封面)由?\s?AI\s?生成|AI\s?(?:生成)?(?:图片|配图|制图))\s+(?=\S)/i,
    // The source and the photographer of the picture above it.
    /^[（(][^（）()，。：:、\s]{2,10}(?:社|网|报|新闻|电视台|广播|客户端|日报|晚报)[）)]\s*/,
    /^(?:[\p{Script=Han}]{2,6}(?:社|网|报|台))?(?:记者|发|通讯员)[\p{Script=Han}、\s（）()]{2,20}摄\s+(?=\S)/u,
    /^[\p{Script=Han}\p{Script=Latin}\d]{2,10}(?:记者|编译|原创)\s?[|｜丨]\s?\p{Script=Han}{2,4}(?:[、\s]\p{Script=Han}{2,4})*\s+(?=\S)/u,
    /^[■●◆►▶◇□○]\s*(?=\S)/u,
    // Writer, editor and illustrator run together, and the number of the first part.
    /^(?:(?:文|图|作者|撰文|采写|编辑|责编|记者|校对|策划|出品|来源|摄影)\s*[丨｜|／/]\s*\p{Script=Han}{2,4}?(?=文|图|作者|撰文|采写|编辑|责编|记者|校对|策划|出品|来源|摄影|[\s\d]|$)\s*)+(?:\d{1,2}\s*[/／、.．]\s*)?/u,
    ...chineseCredits,
    // The page about the picture or list after it; what it copies out of a notice is not its own.
    /^[^，。：“”]{0,30}附(?![近加属着带议])(?![^，。：“”]{0,30}(?:全文|原文|步骤|名单|公告|声明))[^，。：“”]{0,30}如下[:：]\s*(?=\S)/u,
    /^[问答QA][:：]\s?(?=\S)/u,
    /^[（(][^（）()]{0,16}摄[）)]\s*(?=\S)/u,
    /^[^，。；：！？]{0,40}[/／](?:Getty\s?Images|路透社?|法新社?|AFP|AP|Reuters|新华社|视觉中国|VCG)\s+(?=\S)/iu,
    /^【(?:简介|导读|摘要|导语|前言|编者按|异动原因[^】]{0,6})】\s*/u,
    // A headline with its writer's name.
    /^[^。！？]{4,70}?\s(?:[\p{Script=Han}]{2,6}(?:社|网|报|台))?(?:记者|通讯员)\s?\p{Script=Han}{2,4}(?:[、\s]\p{Script=Han}{2,4}){0,3}\s+(?=\S)/u,
    /^题：[^，。]{2,30}\s+(?=应|在|据|近日|\d)/u,
    /^题：[^。]{2,40}?\s(?:[^\s。，]{2,4}社|本报)?记者[\p{Script=Han}、]{2,20}\s+(?=\S)/u,
  ],
  caption: chineseCaption,
  standfirst: chineseStandfirst,
  ownReport:
    /^(?:[^，。：:“”从]{0,16}?(?:获悉|消息|讯|报道|注意到|了解到|查询(?:发现|得知))[，,：:]|注[：:；])\s*/,
  ownFinding: /^据(?<name>[^，。：:“”从]{2,16})(?:了解|获悉|报道|消息)，\s*/,
  signature: [
    // A caption attached to the sentence above it.
    /\s(?:资料图片?|图|图片|供图|配图)\s?[：:/／|｜].{1,40}$/,
    /\s*[（(](?:完|[^（）()]{0,12}(?:记者|编辑|供图|摄)[^（）()]{0,20})[）)]$/,
  ],
  goesOn: /[和与及或把被向]$|(?:以及|并且|但是|因为|为了)$/,
  leaning: chineseLeaning,
  presumes: chinesePresumes,
  neverFirst: chineseNeverFirst,
  speaker:
    /^(?:“[^”]*”)?(?<name>\p{Script=Han}{2,4}?)(?:还|也|则|同时|进一步)?(?:介绍|表示|说|指出|强调|称|认为|坦言|透露|提到|告诉)/u,
  opensAside:
    /^(?:以为|让人|素有|因[^，。]{2,30}而(?:知名|闻名|著称)|尽管|虽然|随着|作为|如果|面对|据悉|近年来|多年来|长期以来|在[^，。]{2,30}(?:背景|形势|情况)下)/,
  says: /[说称]|表示|指出|认为|强调|回应|呼吁|敦促|谴责|批评|反对|警告|赞/,
  contrast: /^(?:但|不过|然而|可是)/,
  byFigures: /数据显示|调查显示|统计显示|报告显示|比例|同比|指数/,
  answersBack: /否认|驳斥|不属实|不实|拒绝置评|未予置评|不认罪|喊冤|上诉|辟谣/,
  turns: /^(?:与此同时|與此同時|另外|另据|另據|此外)/,
  pronoun: undefined,
  invites:
    /^(?:一起来?看看?|快来|一起来?了解|来看看?|点击|戳(?:图|这|链)|带你|一图看?懂|速看|不容错过|一文(?:看|读)懂)/u,
  firstPerson: /我们|咱们|本[台报网刊]|我(?!国|省|市|县|军|方|党|院|校|区|州)|你们?|您/,
  reaction:
    /谴责|批评|反对|抗议|欢迎(?!仪式)|呼吁|敦促|支持者|质疑|警告|赞扬|称赞|赞赏|回应|驳斥|指责|道歉|不满|担忧|认为|表态|评论|热议|点赞/,
  background:
    /去年|前年|此前|自从|多年来|长期以来|早在|历史上|曾经?|近年来|过去.{0,4}年|首次|据了解|资料显示|年以来|成立于|始于/,
  coming: /即将|将于|将在|将会|明天|明日|下周|预计|拟于|有望/,
  clickbait:
    /[？?]|[！!]|震惊|速看|竟然|竟|原来|揭秘|快讯|直播|重磅|刚刚|必看|这.{0,6}(?:火了|绝了)|……|…|丨|\|/,
  headings: {
    details: '详情',
    reactions: '相关说法',
    background: '背景',
    earlier: '此前报道',
    reports: '来源报道',
  },
  names: chineseNameWords,
  namesIn: chineseNames,
  nameAround,
  joins: chineseJoins,
  isBySound: soundsForeign,
  alsoWords,
  isUnknownName,
  mayBePerson,
  soundRuns,
  inOtherScript: inPinyin,
  questions: {
    speaker: '{x}说了什么？',
    person: '关于{x}，来源说了什么？',
    place: '关于{x}有哪些报道？',
    name: '关于{x}有哪些消息？',
    term: '关于“{x}”，来源说了什么？',
  },
  englishName: 'Chinese',
  newsChars: 500,
  everyday: new Set(),
  // Words do not inflect.
  stem: (word) => word,
  implied: chineseImplied,
  wordsOf: chineseWords,
  tokensOf: chineseTokens,
  figuresOf: chineseFigures,
  numberWords: {},
  // Latin names occur with their abbreviations.
  sentences: chineseSentences,
  // Verbs that are common in Chinese texts (to meet, to sign) are what a headline is about.
  headlineStopWords: chineseHeadlineWords,
  commonTerms: chineseCommonNewsWords,
  formulae: chineseCommonWords,
  emptyCharacters:
    /[的了着过是在与及和对等也都而就有为被把让从到向于以并或但其此该这那将会要可能又更最很多上下里中]/u,
  denial: /不|没|無|无|未|非|勿|否/,
  kept: chineseKept,
  days: chineseDays,
  pages: chinesePages,
  answers: chineseAnswers,
  orders: chineseOrders,
  machines:
    /AI|人工智[能慧]|大模型|语言模型|聊天机器人|智能体|智能助手|提示(?:词)?注入|越狱|黑客|网络安全/,
  meanings: chineseMeanings,
  knownNames: chineseKnownNames,
  places: chinesePlaces,
  placeVariants: { tags: ['zh-Hant', 'zh-Hant-HK'], asCompared: toSimplified },
  happened: /^(\p{Script=Han})[了着过]$/u,
  outcome: /^(\p{Script=Han})[住掉坏破光死]$/u,
  asking: chineseAsking,
  aspects: chineseAspects,
  plainNeeds: chinesePlainNeeds,
  phrases: chinesePhrases,
  talkReplies: chineseTalkReplies,
  latestReplies: chineseLatestReplies,
  comparison: chineseComparison,
  opposites: chineseOpposites,
  death: {
    dies: words('死 死亡 死去 去世 逝世 身亡 病逝 离世'),
    kills: words('致死 杀 杀害 杀死 打死'),
  },
  roles: {
    by: /(?:被|遭到?|遭受|受到|由(?!于))\s?\p{Script=Han}{0,4}$/u,
    done: /[被遭获受由]/u,
    asksOf: { object: /^[了过]?$/u },
    aside: /[在从对向给于和与跟同]/,
    companion: { before: /[与和同跟](?<who>[^，。；：！？]{1,16})$/u },
    way: {
      to: /(?:去|赴|前往|抵达|飞往|转投|转会|加盟|加入|跳槽到?|回到|[卖交送]给)[了过]?$/u,
      from: /(?:来自|从|自|离开|出自|脱离|退出)[了过]?$/u,
    },
    toward: /(?:对|向|把|将)\s?\p{Script=Han}{0,4}$/u,
    anotherActor:
      /(?:称(?![为作])|说|表示|指出|认为|证实)[，：:“]?(?!已|将|拟|会|要|正|曾|其|该|不|未|并|公司|本|自|他|她|可|计划|考虑|希望|愿)\p{Script=Han}/u,
    urged:
      /(?:敦促|督促|催促|促请?|呼吁|要求|请求|希望|建议|劝说?|鼓励|期待|期望|盼望)•(?:尽快|尽早|立即|早日)?$/u,
    parts: /[对向把将被遭由]/,
  },
  persons: chinesePersons,
  measures: chineseMeasures,
  periods: chinesePeriods,
  dates: chineseDates,
  contrasts: chineseContrasts,
  plans: chinesePlans,
  subjects: chineseSubjects,
  sections: chineseSections,
  cities: chineseCities,
  provinces: chineseProvinces,
  newsWords: chineseNewsWords,
  newsNames: chineseNewsNames,
  deeds: chineseDeeds,
  feedback: chineseFeedback,
  interests: chineseInterests,
  notices: chineseNotices,
  topChars: 260,
  groupedLike: 'chinese',
  withFullNames,
  amountScales: { 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 万亿: 1e12, 萬億: 1e12 },
};
