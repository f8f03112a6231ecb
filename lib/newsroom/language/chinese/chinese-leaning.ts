// Chinese sentences that depend on the one before them to say who, what or when is meant, or who
// demands it.

/** Openings that refer back. */
const pointsBack =
  /^(?:(?:为|为了|对|对于|向|给|让|据|和|与|同|跟|把|被|由|从|当|正如|像|在)(?:\p{Script=Han}{2})?(?<![其吉犹维利])[他她它](?![国者人日处乡山杀律用项方])|[一二三四五六七八九十]{1,2}是|他|她|它|他们|她们|它们|其(?!中一)|此|这|那|该|对此|同时|此外|但|但是|而|因此|所以|随后|之后|此后|与此同时|另外|为此|于是|然而|不过|接着|紧接着|例如|比如|其中|同样|另一方面|双方|两人|两国|[三四五六七八九十\d]{1,3}(?:人|者)(?:均|都|全部)|会上|会议(?:强调|指出|要求|认为|还)|(?:展览|仪式|活动|发布会|论坛)上|会谈中|这是|一方面|相比之下|首先|消息(?:人士)?(?:还)?[说称]|报道(?:认为|[称说指])|数据还|同意|年内|欢迎(?=[^，。]{0,24}(?:来|参与|继续))|公司(?!法|治理|债|律师)|文章(?!指控)|先看|再看|其次|要(?=[加坚推深做抓把以进完强落继全])|\p{Script=Han}{1,2}方(?:愿|希望|期待|欢迎|将坚决|始终|高度|支持|反对)|因为|更(?:关键|重要)的是|[二三四五六]是|启示之|(?:合作|任职|在任)?期间(?=，)|当[月年](?=，)|全[区省市](?=[将共已正])|双方(?:要|应)|[\p{L}\d·\s]{2,14}?(?:还|则)(?=表示|称|说|指出|宣布|透露|强调|将|计划|预计|提到|提出|要求)|并|还|也|以上|上述|据此|(?:根据|按照|依据|鉴于|由于|针对|围绕)(?:这|该|上述|此)|同一天|同日|同一时间|次日|翌日|随即|接下来|最终|报道还|报告还|声明还|希望|强调|指出|表示|要求|愿|当时|届时|当天|当日)/u;

/**
 * A demand of a speech or a plan: it opens with what is to be done and never says who does it. A
 * sentence with a number, a result or a definition is complete by itself.
 */
const demand =
  /^(?:加强|完善|坚持|推动|推进|深化|加快|提升|提高|强化|健全|落实|抓好|做好|扎实|切实|着力|统筹|严格|严肃|进一步|大力|积极|深入|牢固|坚决|牢牢|紧扣|突出|充分|构建|打造|培育|优化|拓展|扩大|促进|确保|防止|防范|巩固|把握|用好|守牢|筑牢|增强|鼓励|引导|保障|压实|树牢|树立|弘扬|发挥|注重|支持(?!者|率))(?!的)(?![^]*(?:\d|了|已|将|正在|是|成为|取得|实现|[各我全][国省市县地区]))/u;

/**
 * What must be done, while the sentence before says by whom: 要, 必须, 应当. Excludes nouns and
 * conditions that begin alike (要素, 要是), phrases that introduce a remark (必须承认的是), and sentences in
 * which a later clause names who must, or who says so.
 */
const duty =
  /^(?:要(?![素点闻地塞职员价案害犯务领义么不是想知说命约件旨道人冲])|必须(?!说)|应[当该](?!说)|务必|需要(?!说)|不得(?![不已了]|而知))(?![^，。]{0,8}的[是，])(?![^，。]{2,}，[^，。]{2,8}(?:必须|需要|就[得要]|应[当该]))(?![^。]*，[^，。]{2,12}(?:认为|表示|指出|强调|建议|坦言))/u;

/** A quotation followed only by a pronoun and a verb of saying. */
const saidByWhom =
  /^“[^”]*”(?:他|她|它)们?[^，。]{0,6}(?:说|表示|介绍|称|道|[认以]为|指出|强调|忆|慨|言)/u;

/** All of these; applied to the beginning of a sentence only. */
export const chineseLeaning = new RegExp(
  [pointsBack, demand, duty, saidByWhom].map(({ source }) => source).join('|'),
  'u',
);

/**
 * Openings that a page has to explain first, while an answer reads them with their whole report:
 * what happened before (受此影响), whose it is (若其), a conclusion (换言之), an item of a list (2、).
 */
export const chinesePresumes =
  /^(?:受(?:此|该|这|上述|前述)|(?:在|对|从|就|除|按|以|据)?(?:上述|前述)|(?:若|如果|虽然?|尽管|由于|即使|根据|按照|据|除了?)(?:[他她它]们?(?![国人处山乡])|其(?![他中余实次间它]))|前者|后者|相应(?![地的])|换(?:句话说|言之)|也就是说|总(?:之|的来[看说])，|由此|从此|反之|如此|是的，|主要(?:原因|目的|建议|措施|内容)(?:是|在于|包括|有)|[^，。“”]{2,12}(?:了解|介绍|获悉|透露)，其中(?!一)|\d{1,2}、|[（(][一二三四五六七八九十]{1,2}[）)]|[①-⑩]|——)/u;

/** A document as known, without whose it is: 报告显示. */
export const chineseKnownDocument =
  /^(?:报告|公告|财报|文件|博文|研报|通知|通告|公报|白皮书|论文|声明|通报|预告)(?:还|则|也)?(?:显示|指出|称|提到|提出|认为|强调|披露|写道)，/u;
