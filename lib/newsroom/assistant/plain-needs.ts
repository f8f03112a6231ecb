// What readers say that needs no search: greetings, thanks, who are you, and the plainest wishes of a
// news reader, the latest and everything on something. Protects that they are answered at once, by
// nobody's guess, and cost nothing of an allowance.
import type { Language } from '@/lib/model/text/languages';
import { otherLanguage, type OtherLanguage } from '../language/other-language';

export const talks = ['greeting', 'thanks', 'farewell', 'self', 'abilities'] as const;
export type Talk = (typeof talks)[number];

export type Period = 'any' | 'day' | 'week';

export type PlainNeed =
  | { kind: 'talk'; talk: Talk; lang: Language }
  | { kind: 'unsupported'; language: OtherLanguage }
  | { kind: 'latest'; period: Period; lang: Language }
  /** News on what the text names. */
  | { kind: 'about'; subject: string; lang: Language };

type Patterns = Record<Talk, RegExp> & {
  latest: RegExp;
  day: RegExp;
  week: RegExp;
  /** The first group that took part is the subject. */
  about: RegExp;
};

/** Each is tried on the whole text, without marks at its ends. */
const patterns: Record<Language, Patterns> = {
  en: {
    greeting:
      /^(?:hi|hello|hey|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day|night))(?: (?:there|all|everyone|cubewire|again))?(?:,? how are you(?: (?:today|doing))?)?$|^how are you(?: (?:today|doing))?$/i,
    thanks:
      /^(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|cheers|great|nice|perfect|cool|awesome)(?: (?:you|so much|very much|a lot|a bunch|for (?:that|this|your help|the help)))*$/i,
    farewell: /^(?:good ?bye|bye(?: bye)?|see you(?: later| soon)?|cya|that(?:['’]s| is) all)$/i,
    self: /^(?:who|what) are you$|^what(?:['’]s| is) your name$|^are you (?:an? )?(?:real|human|person|robot|bot|ai|machine|chatgpt|gpt)(?: person)?$|^who (?:made|built|created) you$|^what is (?:this|cubewire)$/i,
    abilities:
      /^(?:help|help me)$|^what can (?:you do|i ask(?: you)?)(?: for me)?$|^how (?:do you work|does this work|can you help(?: me)?|do i use (?:this|you))$/i,
    latest:
      /^(?:(?:so )?(?:what(?:['’]s| is| are)|show me|give me|tell me|any) )?(?:the |today['’]?s |this week['’]?s )*(?:latest|newest|top|breaking|big|main|new)? ?(?:news|headlines?|stor(?:y|ies)|updates?|events?)(?: of)?(?: (?:right )?now| today| tonight| this (?:week|morning|evening)| of the (?:day|week)| please| for me)*$|^what(?:['’]s| is)? ?(?:happened|happening|going on|new|up|has happened)(?: (?:in the world|in the news|now|today|tonight|this (?:week|morning)|lately|recently))*$|^catch me up$|^brief me$/i,
    day: /\b(?:today|tonight|this (?:morning|evening)|of the day)/i,
    week: /\bweek/i,
    about:
      /^(?:(?:what(?:['’]s| is)|show me|give me|tell me|find me|any|is there(?: any)?|do you have(?: any)?|i want|i(?:['’]d| would) like|can you give me) )?(?:the |all )*(?:latest |newest |recent |new )*(?:(?:news|headlines|stories|articles|reports|updates|everything|anything|all)(?: there is)? (?:about|on|of|from|in|regarding|concerning)|new (?:about|in|with|on|from)) (.+)$|^(?:what(?:['’]s| is|s) (?:going on|happening|new)) (?:in|with|at) (.+)$|^(.+?) (?:news|headlines)$/i,
  },
  zh: {
    greeting:
      /^(?:你好|您好|嗨|哈[喽啰]|早上好|下午好|晚上好|早安|晚安|大家好|在吗|你好吗)[呀啊吗]?$/,
    thanks: /^(?:好的?，?)?(?:谢谢|多谢|感谢|谢了|辛苦了)(?:你|您|啦|了|你的帮助)*$/,
    farewell: /^(?:再见|拜拜|回头见|下次见|没事了)[啦了]?$/,
    self: /^(?:请问)?(?:你|您)(?:是谁|是什么|叫什么(?:名字)?|是(?:机器人|真人|人工智能|AI|人)吗?)[呀啊呢]?$|^谁(?:做|开发)了?你的?$/i,
    abilities:
      /^(?:你|您)?(?:能|可以|会)(?:做|干|帮我做?)(?:些)?(?:什么|啥)(?:事|呢|吗)?$|^(?:帮助|怎么用|如何使用|我能问(?:你)?什么)$/,
    latest:
      /^(?:(?:请|给我|告诉我|看看|说说|来点|有没有|有什么|有哪些|有啥)*)(?:今天|今日|今早|今晚|昨天|这周|本周|这个?星期|最近|现在|目前)?(?:有没有|有什么|有哪些|有啥|发生了?什么|出了什么|的)*(?:最新|最近|重要|主要|大|热门)?的?(?:新闻|消息|头条|大事|要闻|事情|事|资讯|动态)?(?:有哪些|是什么|吗|呢)*$/,
    day: /今天|今日|今早|今晚/,
    week: /周|星期/,
    about:
      /^(?:给我|告诉我|看看|说说|找找|查查|搜一下)?(?:所有)?(?:关于|有关)(.+?)(?:的)?(?:最新|所有|全部)?(?:新闻|消息|报道|文章|内容|一切|动态)(?:有哪些|是什么|吗|呢)?$|^(.+?)(?:最近|现在|今天)?(?:有什么|有哪些|有没有|有啥)(?:最新)?的?(?:新闻|消息|报道|动态)(?:吗|呢)?$|^(.+?)的?(?:最新|相关)?(?:新闻|消息|报道|动态)(?:有哪些|是什么)?$|^(.+?)(?:最近|现在)?(?:发生了什么|怎么样了?)$/,
  },
  ph: {
    greeting:
      /^(?:kumusta|kamusta|musta|hello|hi|uy|magandang (?:umaga|hapon|gabi|tanghali|araw))(?: (?:po|ka|na|kayo|sa (?:iyo|inyo)))*$/i,
    thanks: /^(?:maraming |ok,? )?(?:salamat)(?: (?:po|sa (?:iyo|inyo|tulong)|talaga|ha))*$/i,
    farewell: /^(?:paalam|babay|ingat|hanggang sa muli)(?: (?:po|na))*$/i,
    self: /^(?:sino|ano) (?:ka|kayo|po kayo)(?: ba)?$|^ano(?:ng)? (?:ang )?pangalan mo$|^(?:robot|tao|ai) ka ba$/i,
    abilities:
      /^ano(?: ba)? ang (?:kaya|magagawa|puwede|pwede|maitutulong)(?: mo(?:ng)?| ninyo)?(?: gawin| itulong)?$|^(?:tulong|paano (?:ito )?gamitin(?: ito)?|ano ang puwede kong itanong)$/i,
    latest:
      /^(?:ano(?: ba)?|ano(?:ng)?|bigyan mo ako ng|ipakita(?: mo)?)?(?: ?(?:ang|mga|pinakabago(?:ng)?|huling|bago(?:ng)?|bagong|pangunahing))* ?(?:balita|ulo ng (?:mga )?balita|headlines?|nangyari|nangyayari)(?: (?:ngayon|ngayong (?:araw|linggo|gabi|umaga)|sa mundo|po|ba|ngayong araw na ito|kanina))*$/i,
    day: /ngayong (?:araw|gabi|umaga)|ngayon$|kanina/i,
    week: /linggo/i,
    about:
      /^(?:ano(?: ba)? (?:ang )?|may |bigyan mo ako ng |lahat ng )?(?:mga |pinakabago(?:ng)? |huling )*(?:balita|ulat|nangyayari|nangyari)(?: ba)? (?:tungkol (?:sa|kay)|hinggil sa|ukol sa|sa|kay|kina|mula sa|ng|ni) (.+)$|^lahat (?:ng )?tungkol (?:sa|kay) (.+)$/i,
  },
};

const bareOf = (text: string) =>
  text
    .trim()
    .replace(/^[\s¿¡]+|[\s?？!！.。…~,，]+$/g, '')
    .replace(/\s+/g, ' ');

/** Longer texts are questions. */
const longest = 120;

function needIn(text: string, lang: Language): PlainNeed | undefined {
  const of = patterns[lang];
  const talk = talks.find((one) => of[one].test(text));
  if (talk) return { kind: 'talk', talk, lang };
  if (of.latest.test(text)) {
    const period = of.week.test(text) ? 'week' : of.day.test(text) ? 'day' : 'any';
    return { kind: 'latest', period, lang };
  }
  const subject = of.about.exec(text)?.slice(1).find(Boolean)?.trim();
  return subject ? { kind: 'about', subject, lang } : undefined;
}

/**
 * What a text plainly asks for, in the language it is said in; undefined for every other question.
 * `simplified` is the same text in Simplified Chinese.
 */
export function plainNeed(simplified: string, reader: Language): PlainNeed | undefined {
  const text = bareOf(simplified);
  if (text === '' || text.length > longest) return undefined;
  const order: Language[] = /\p{Script=Han}/u.test(text) ? ['zh'] : [reader, 'en', 'ph'];
  for (const lang of order) {
    const need = needIn(text, lang);
    if (need) return need;
  }
  const language = otherLanguage(text);
  return language && { kind: 'unsupported', language };
}
