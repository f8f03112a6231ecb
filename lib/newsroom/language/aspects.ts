// Questions that fit any article because they name nothing ("What led up to this?"), and by what a
// sentence shows that it answers one. Protects that such a question is offered only where it has an
// answer, and answered from nothing else: who offers it and who answers it read the same table.
import type { Language } from '@/lib/model/text/languages';

export const aspects = [
  'background',
  'outlook',
  'reactions',
  'cause',
  'figures',
  'time',
  'effects',
  'sources',
  'main',
] as const;
export type Aspect = (typeof aspects)[number];

type Signs = {
  /** How it is asked for. */
  asks: RegExp;
  /** What a sentence says that answers it; without it any sentence does. */
  tells?: RegExp;
  /** How the product asks for it. */
  offered: string;
};

/** `sources` and `main` are answered by any sentence: which of them, their readers decide. */
export const aspectSigns: Record<Language, Record<Aspect, Signs>> = {
  en: {
    background: {
      asks: /\b(?:what )?(?:led up to|came before|is the background(?: of| to)?|the background|the history of|gave rise to|(?:was )?behind)(?: (?:this|that|it|the story))?\b|\bhow did (?:this|it) (?:start|begin|come about)\b/i,
      tells:
        /\b(?:last (?:week|month|year|night|summer|autumn|fall|winter|spring|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:years?|months?|weeks?|days?|decades?) (?:ago|earlier|before|after)|previously|earlier|since|after|following|in (?:19|20)\d\d|for (?:years|months|decades|more than)|historically|formerly|first time|took office|began|ha[ds] been)\b/i,
      offered: 'What led up to this?',
    },
    outlook: {
      asks: /\bwhat(?: is|['’]s)? (?:(?:likely|expected|going) to )?(?:happens?|comes?) (?:next|now)\b|\bwhat(?: is|['’]s) next\b|\bwhat (?:now|will happen)\b/i,
      tells:
        /\b(?:will|won['’]t|would|expects?|expected|plans?|planned|planning|set to|likely|could|may|might|scheduled|next (?:week|month|year)|upcoming|due (?:to|in|on)|tomorrow|soon|aims?|hopes?|vows?|vowed|promised?|seeks?|proposes?|proposed|threatens?|threatened|considering|forecasts?|prepares?|intends?|until|by the end of|calls? for|must|urged?|urges)\b/i,
      offered: 'What happens next?',
    },
    reactions: {
      asks: /\bhow (?:have|did) (?:\w+ )?(?:people|others|they|the public)? ?(?:reacted?|respond(?:ed)?)\b|\bwhat (?:are|were) the reactions\b|\breactions?\b/i,
      tells:
        /\b(?:critici[sz]\w+|condemn\w*|prais\w+|applaud\w*|denounc\w+|slam\w*|blast(?:ed|s)|welcom(?:ed|es)|urg(?:ed|es)|accus\w+|defend\w*|argu(?:ed|es)|warn\w*|vow(?:ed|s)|oppos\w+|reject\w*|react\w*|respon(?:ded|ds|se)|outrage\w*|apologi[sz]\w+|said|says|told|called)\b/i,
      offered: 'How have people reacted?',
    },
    cause: {
      asks: /^\s*(?:but |and )?why(?: (?:is|was|did|does|has|are|were) (?:this|that|it|they|he|she)(?: (?:happen|happening|so|important|done|do it|do this|do that))?)?\s*\??$|\bwhy did (?:this|it) happen\b|\bwhat (?:is|was) the (?:reason|cause)\b/i,
      tells:
        /\b(?:because|since|so that|therefore|reasons?|due to|caused?|over|amid|after|as a result|owing to|in order to|to (?:avoid|prevent|protect|help|stop|save|reduce|boost))\b/i,
      offered: 'Why did this happen?',
    },
    figures: {
      asks: /\b(?:what|which) (?:are the )?(?:figures|numbers)(?: are)?(?: (?:given|reported|there|known))?\b|\bby how much\b/i,
      tells:
        /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?|thousands?|millions?|billions?|half|percent)\b/i,
      offered: 'Which figures are given?',
    },
    time: {
      asks: /^\s*(?:and )?when(?: (?:did|was|is|will|does) (?:this|that|it)(?: (?:happen|be|start|end))?)?\s*\??$|\bsince when\b/i,
      tells:
        /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:19|20)\d\d|today|yesterday|tomorrow|last (?:week|month|year|night)|next (?:week|month|year)|weeks?|months?|years?)\b/i,
      offered: 'When did this happen?',
    },
    effects: {
      asks: /\bwho is affected(?:,? and how)?\b|\bwhat (?:does|will|did) (?:this|it|that) mean\b|\bwhat (?:are|were) the (?:effects|consequences)\b/i,
      tells:
        /\b(?:affect\w*|impact\w*|victims?|residents?|famil(?:y|ies)|customers?|workers?|employees|students?|patients?|users?|killed|injured|died|dead|lost|evacuat\w+|displaced|people|consumers?|passengers?|children|communit\w+)\b/i,
      offered: 'Who is affected?',
    },
    sources: {
      asks: /\b(?:where|how) do the (?:sources|reports) differ\b|\bwhat does each source say\b/i,
      offered: 'What does each source say?',
    },
    main: {
      asks: /\bwhat (?:are|were) the (?:main|key|most important) (?:points?|facts?)\b|\b(?:summari[sz]e|sum up|tell me more|go on|more|in short)\b(?: (?:about )?(?:this|it|that|the (?:story|article|news)))?|\bwhat (?:happened|is (?:this|it|the (?:story|article)) about|is going on|is known)(?: here)?\s*\??$/i,
      offered: 'What are the main points?',
    },
  },
  zh: {
    background: {
      asks: /这?(?:件事|事情|此事|事件)?的?(?:来龙去脉|背景|起因|经过|前因后果)(?:是怎样的|是什么|如何)?|怎么开始的|此前发生了什么/,
      tells:
        /去年|前年|此前|之前|自从|多年来|长期以来|早在|曾|近年来|过去|首次|据了解|以来|始于|(?:19|20)\d\d年|今年|上月|\d月|\d日|后，/,
      offered: '此前发生了什么？',
    },
    outlook: {
      asks: /(?:接下来|之后|后续|未来|下一步)(?:可能)?(?:会|将)?(?:怎样|怎么样|如何|发生什么|有什么安排)?/,
      tells:
        /将|计划|预计|预期|可能|有望|拟|明年|下月|未来|会在|即将|正在|推进|启动|目标|力争|继续|要求|需要|希望|建议/,
      offered: '接下来会怎样？',
    },
    reactions: {
      asks: /(?:各方|外界|大家|民众|网友)?(?:有什么|有何|的)?(?:反应|回应|看法)(?:是什么|如何|怎样)?|各方怎么看/,
      tells:
        /谴责|批评|反对|抗议|欢迎|呼吁|敦促|质疑|警告|赞扬|称赞|回应|驳斥|指责|道歉|不满|担忧|认为|表态|表示|指出|强调|称|说/,
      offered: '各方有什么反应？',
    },
    cause: {
      asks: /^\s*(?:为什么|为何|为啥)(?:会这样|这样|如此|会发生)?[？?]?\s*$|(?:这|此事)?(?:的)?原因(?:是什么|何在)|为什么会这样/,
      tells: /因为|因此|由于|所以|以免|为了|原因|导致|受.{1,12}影响|涉嫌|旨在|使得|因/,
      offered: '为什么会这样？',
    },
    figures: {
      asks: /(?:有)?哪些(?:关键)?(?:数字|数据)|(?:数字|数据)(?:有哪些|是多少)|^\s*多少[？?]?\s*$/,
      tells: /\d|[一二三四五六七八九十百千万亿]{2,}|[两几数][十百千万亿]/,
      offered: '有哪些关键数字？',
    },
    time: {
      asks: /^\s*(?:这是)?(?:什么时候|何时)(?:发生的|的事)?[？?]?\s*$|什么时候发生的/,
      tells: /\d{1,2}月|\d{1,2}日|(?:19|20)\d\d年|今天|昨天|明天|今年|去年|上周|近日|当地时间/,
      offered: '这是什么时候发生的？',
    },
    effects: {
      asks: /谁会?受到?影响|(?:会)?有(?:什么|何|哪些)影响|影响(?:是什么|有多大)/,
      tells: /影响|居民|用户|消费者|员工|患者|学生|企业|死亡|受伤|遇难|群众|市民|旅客|投资者|公众/,
      offered: '谁会受到影响？',
    },
    sources: {
      asks: /各家报道有(?:哪些|什么)不同|各(?:家|个)?来源(?:分别)?(?:怎么说|说了什么)/,
      offered: '各家来源分别怎么说？',
    },
    main: {
      asks: /(?:主要内容|要点|重点)(?:是什么|有哪些)?|总结(?:一下)?|概括(?:一下)?|(?:发生了什么|讲了什么|说的是什么|怎么回事)|详细(?:说说|情况)?|继续|多说(?:一)?点/,
      offered: '主要内容是什么？',
    },
  },
  ph: {
    background: {
      asks: /\bano ang (?:pinagmulan|konteksto|pinagmulan nito|nauna)(?: nito| rito| dito)?\b|\bpaano (?:ito )?nagsimula(?: ito)?\b/i,
      tells:
        /\b(?:noong|nakaraang|nakalipas|dati|dating|matagal|simula|mula noong|unang|matapos|pagkatapos|bago|last|since|after|ago|earlier|previously|following|in (?:19|20)\d\d)\b/i,
      offered: 'Ano ang pinagmulan nito?',
    },
    outlook: {
      asks: /\bano ang (?:posibleng )?(?:sumunod|susunod)(?: na)?(?: mangyari| mangyayari| hakbang)?\b|\bano na ang mangyayari\b/i,
      tells:
        /\b(?:inaasahan\w*|nakatakda\w*|balak|plano\w*|susunod|magiging|maaari\w*|posible\w*|hanggang|will|would|expected|plans?|set to|likely|could|may|scheduled|next)\b/i,
      offered: 'Ano ang susunod na mangyayari?',
    },
    reactions: {
      asks: /\bano ang (?:mga )?(?:reaksiyon|reaksyon|tugon)(?: ng (?:mga )?tao| ng publiko)?\b/i,
      tells:
        /\b(?:kinondena|binatikos|pinuna|pinuri|tinutulan|nanawagan|hinimok|iginiit|nagbabala|tugon|ayon|sinabi|ani|giit|said|says|told|criticized|condemned|praised|urged)\b/i,
      offered: 'Ano ang reaksiyon ng mga tao?',
    },
    cause: {
      asks: /^\s*(?:eh )?bakit(?: (?:ito|ganito|ganoon|nangyari ito|ito nangyari))?\s*\??$|\bano ang (?:dahilan|sanhi)(?: nito)?\b/i,
      tells:
        /\b(?:dahil|kasi|kaya|upang|para|sanhi|bunsod|because|since|due to|after|over|amid|so that)\b/i,
      offered: 'Bakit ito nangyari?',
    },
    figures: {
      asks: /\bano(?:ng| ang) mga (?:bilang|numero)(?: ang binanggit)?\b|^\s*(?:ilan|magkano)\s*\??$/i,
      tells: /\d|\b(?:isang|dalawang|tatlong|apat|lima|sampu|libo|milyon|bilyon)\b/i,
      offered: 'Ano ang mga bilang na binanggit?',
    },
    time: {
      asks: /^\s*kailan(?: (?:ito|ito nangyari|nangyari ito))?\s*\??$/i,
      tells:
        /\b(?:enero|pebrero|marso|abril|mayo|hunyo|hulyo|agosto|setyembre|oktubre|nobyembre|disyembre|lunes|martes|miyerkules|huwebes|biyernes|sabado|linggo|(?:19|20)\d\d|noong|ngayong|january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i,
      offered: 'Kailan ito nangyari?',
    },
    effects: {
      asks: /\bsino ang (?:mga )?(?:maaapektuhan|apektado)(?: nito)?\b|\bano ang (?:epekto|kahulugan) nito\b/i,
      tells:
        /\b(?:apekt\w+|naapekt\w+|residente\w*|pamilya\w*|manggagawa\w*|estudyante\w*|pasyente\w*|nasawi|namatay|nasugatan|lumikas|biktima\w*|tao|mamamayan|affect\w*|people|residents?|famil\w+|killed|injured)\b/i,
      offered: 'Sino ang apektado nito?',
    },
    sources: {
      asks: /\bsaan nagkakaiba ang mga ulat\b|\bano ang sinasabi ng bawat pinagkunan\b/i,
      offered: 'Ano ang sinasabi ng bawat pinagkunan?',
    },
    main: {
      asks: /\bano ang (?:mga )?(?:pangunahing|mahahalagang) punto\b|\bbuod\b|\b(?:ibuod|tungkol saan ito|ano ang nangyari|ano ang nangyayari|dagdag pa|sabihin pa)\b\s*\??/i,
      offered: 'Ano ang mga pangunahing punto?',
    },
  },
};

export type AskedAspect = {
  aspect: Aspect;
  /** The question without the words that ask for it. */
  rest: string;
};

/** The aspect that a question asks for, or undefined. */
export function askedAspect(text: string, lang: Language): AskedAspect | undefined {
  for (const aspect of aspects) {
    const { asks } = aspectSigns[lang][aspect];
    if (asks.test(text)) return { aspect, rest: text.replace(asks, ' ') };
  }
  return undefined;
}

/** Whether a sentence in `lang` shows that it tells of the aspect. */
export function tellsOf(aspect: Aspect, sentence: string, lang: Language): boolean {
  return aspectSigns[lang][aspect].tells?.test(sentence) ?? true;
}
