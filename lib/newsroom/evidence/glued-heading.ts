// Removes a heading that a feed joined to the first sentence of its paragraph by a space, in
// languages that use none: 产品力持续提升 1月19日，公司发布…. Protects: the subject of a sentence is never cut
// off.
import { han, hasHan } from '@/lib/model/text/scripts';
import { termsOf } from '../language/text-terms';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { isBalanced } from '../language/sentences';

/**
 * Two runs without spaces or punctuation, a space between them, and the mark that ends the second.
 */
const glued =
  /^(?<heading>[^\s，。；：！？@#]{4,28}) (?<rest>[^\s，。；：！？]{4,}[\s，。；：！？].*)$/su;
const closes = /[”"」』》】]$/u;
const dated =
  /^(?:截[至止]|\d{1,2}月|\d{1,2}日|20\d\d年|今年|去年|昨[天日]|今[天日]|近日|日前|不久前|当地时间|据[^，。\s]{2,12}(?:消息|报道|介绍|了解|悉|披露|通报))/u;
/**
 * What hardly continues a sentence, whatever precedes it, punctuation and further headings
 * included.
 */
const surely =
  /^(?:具体来[说看]，|具体而言，|过去[一二三四五六七八九十几\d]{1,3}[年月周天]，|当地时间[^，\s]{2,14}，|(?:美东|美国东部|北京)时间[^，。\s]{2,16}，|\d{1,2}月\d{1,2}日，|据悉，|据[^，。\s]{2,16}(?:消息|报道|介绍|了解|披露|通报)，|多[位名家][^，。\s]{2,12}(?:表示|认为|透露|指出|称)|(?:与此同时|相比之下|值得注意的是|今年以来|近日|近期|日前|不过|然而|事实上)，|此前(?:[一二三四五六几][年月周天])?，)/u;
/**
 * What seldom continues a sentence: a clause before its subject, or a report without saying whose.
 * After a short word, or one that leads on, it may: 该公司 根据…, 海岸大学 专家表示.
 */
const seldom =
  /^(?:(?:尽管|虽然|随着|除|除了|针对|由于|对于|为了|根据)[^，。：；]{3,24}，|从[^，。：；]{2,20}(?:看|而言)，|在(?:最新|最近|本次|此次|随后|会后|过去)[^，。：；]{2,20}(?:[上中里时下后]|方面|期间)，|(?:报道|财报|数据|公告|博文|研究)(?:显示|指出|称)，|(?:知情|业内|分析|消息)人士(?:表示|认为|透露|指出|称)，)/u;
/** The fewest characters of a heading before that, and how none ends. */
const seldomLeast = 5;
const seldomBehind =
  /(?:[但而且还也就都已曾能可会要不没很更须应]|左右|前后|[年月日时分点]|计划|明确|确认|双方|公司|集团|大学|学院|研究[院所]|机构|中心|协会|媒体|银行|证券)$/u;
/** Most characters of consecutive headings. */
const rowMost = 60;
/** A quotation alone, as a heading may be. */
const quoted = /^“[^“”]{4,26}”$/u;
/** The number of a section before its heading. */
const part = new RegExp(String.raw`^(?:0\d|[一二三四五六七八九十]{1,2}、)\s*(?=[“${han}])`, 'u');
/** Most headings before one sentence, the section number included. */
const headingsMost = 3;
/** A heading does not end with these: the sentence would continue. */
const goesOn = /[的了在将向对为和与及以从被把是由给让到等于、\d]$/u;
/** A heading seldom ends with these: only a day after them begins a sentence. */
const leadsOn =
  /(?:公布|宣布|发布|推出|实现|支持|包括|结合|表示|认为|指出|显示|面向|成为|达到|获得|一度)$/u;
/**
 * Excludes a word with spaces on both sides, and numbers or Latin names, which have spaces anyway.
 */
const begins = new RegExp(String.raw`^${han}(?!\S{0,10} )`, 'u');
/** A number or Latin name with a space after it has one before it, too: it separates nothing. */
const beginsSpaced = new RegExp(
  String.raw`^[\p{Script=Latin}\d][^\s${han}]*(?: [\p{Script=Latin}\d][^\s${han}]*)* ${han}`,
  'u',
);
/** An office, with a space before the name. */
const office =
  /(?:[部局市省县司院校会社党军队员]长|主席|主任|总理|书记|委员|[议法检军警]官|人|教授|总裁|师|代表|总统|首相|大臣|经理|董事|记者|作者|先生|女士)$/u;
/** The beginning of a phrase that continues after the space. */
const opensPhrase = /^(?:在|与|对|从|由|将|以|当|自|随着|为了?|据|根据|通过|按照)/u;

/** The fewest characters that show the opening of a sentence to repeat its heading. */
const repeatsLeast = 4;
const opening = new RegExp(String.raw`^${han}{${repeatsLeast}}`, 'u');

/** A shorter word before the space is the subject: 场景能决定视频的空间环境，风格 决定视频的风格. */
const lastWord = /(?:^|[，\s])[^，\s]{1,3}$/u;

/**
 * A sentence without a heading whose words it opens with: 海岸焊接机器人 焊接机器人是…. No sentence names
 * its subject twice, so that this holds where bold words are set off, too. Undefined without one.
 */
function withoutRepeated(sentence: string): string | undefined {
  for (let at = sentence.indexOf(' '); at > 0; at = sentence.indexOf(' ', at + 1)) {
    const [heading, rest] = [sentence.slice(0, at), sentence.slice(at + 1)];
    if (heading.length > rowMost) return undefined;
    const [repeated] = opening.exec(rest) ?? [];
    const isRepeat =
      repeated !== undefined && heading.includes(repeated) && !lastWord.test(heading);
    if (isRepeat && isHeading(heading) && rest.length > heading.length && isBalanced(rest))
      return rest;
  }
  return undefined;
}

/**
 * A sentence without the headings before it, as far as they can be recognized.
 * @param isPlain whether its text has spaces between characters for nothing else
 */
export function withoutHeading(sentence: string, lang: Language, isPlain: boolean): string {
  if (lexicons[lang].spaced) return sentence;
  let text = withoutRow(sentence);
  const subject = withoutRepeated(text);
  if (subject !== undefined) return subject;
  for (let at = 0; at < headingsMost; at += 1) {
    const rest = withoutOne(text.replace(part, ''), lang, isPlain);
    if (rest === text) return text;
    text = rest;
  }
  return text;
}

/**
 * Where a page sets off its bold words with spaces: after a word that no heading ends with, and
 * after the later clauses of a long sentence. Spaces beside punctuation would also tell, but
 * `cleanText` removes them.
 */
const setApart = [
  new RegExp(
    String.raw`${han}(?:[将被把是从]|(?<!参)与|(?<![存现所])在|(?<!应)对|(?<![行作])为|(?<!目)的) (?=${han}{2})`,
    'u',
  ),
  new RegExp(
    String.raw`[。！？][^。！？]{32,}[，；][^，；：。！？（）()“”\s]{2,}${han} (?=${han}{2})(?!${[dated, surely].map(({ source }) => source.slice(1)).join('|')})`,
    'u',
  ),
];

/** Whether a space between two characters of a text separates a heading from what follows. */
export function isPlainText(paragraphs: readonly string[]): boolean {
  const read = paragraphs.map(inOneScript);
  return !setApart.some((sign) => read.some((text) => sign.test(text)));
}

const isHeading = (text: string) =>
  /^[^。；！？@#]{2,40}$/u.test(text) &&
  (hasHan(text.at(-1) ?? '') || closes.test(text)) &&
  !goesOn.test(text) &&
  !opensPhrase.test(text) &&
  isBalanced(text);

/** Whether no sentence would go on like `rest` after `heading`. */
function opensAnew(rest: string, heading: string): boolean {
  const read = inOneScript(rest);
  if (surely.test(read)) return true;
  const before = inOneScript(heading);
  return (
    seldom.test(read) &&
    before.length >= seldomLeast &&
    !leadsOn.test(before) &&
    !seldomBehind.test(before)
  );
}

/**
 * A sentence without all the headings before an opening that only a sentence has. Words in Latin
 * letters or digits within a heading have spaces around them, too.
 */
function withoutRow(sentence: string): string {
  const parts = sentence.split(' ');
  let headings = 0;
  for (let at = 1; at < parts.length; at += 1) {
    const before = parts.slice(0, at).join(' ');
    if (before.length > rowMost) return sentence;
    const last = parts[at - 1] ?? '';
    headings += isHeading(last) ? 1 : 0;
    const isRow = headings === at && headings <= headingsMost;
    if (!isRow && !isHeading(before)) continue;
    const rest = parts.slice(at).join(' ');
    if (opensAnew(rest, before) && isBalanced(rest)) return rest;
  }
  return sentence;
}

function withoutOne(sentence: string, lang: Language, isPlain: boolean): string {
  const { heading = '', rest = '' } = glued.exec(sentence)?.groups ?? {};
  if (quoted.test(heading) && isBalanced(rest)) return rest;
  // Where bold words are set off, what precedes a space may be the subject.
  if (!isPlain || beginsSpaced.test(rest)) return sentence;
  const read = inOneScript(heading);
  if (
    heading === '' ||
    opensPhrase.test(read) ||
    goesOn.test(read) ||
    !isBalanced(heading) ||
    !isBalanced(rest)
  )
    return sentence;
  if (!hasHan(heading.at(-1) ?? '') && !closes.test(heading)) return sentence;
  if (dated.test(inOneScript(rest))) return rest;
  if (leadsOn.test(read)) return sentence;
  // A subject begins a sentence; anything else may continue one.
  const [clause = ''] = rest.split(/[，。；：！？]/u);
  const told = termsOf(clause, lang);
  const namesAnew = [...termsOf(heading, lang)].some((term) => told.has(term));
  const isPart = !office.test(heading) && begins.test(rest);
  return namesAnew || isPart ? rest : sentence;
}
