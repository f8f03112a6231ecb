// A heading that a feed glued to the first sentence of its paragraph with a blank, where the language
// sets none: 产品力持续提升 1月19日，公司发布…. Protects: the subject of a sentence is never cut off.
import { han, hasHan } from '@/lib/model/text/scripts';
import { termsOf } from '../language/text-terms';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isBalanced } from '../language/sentences';

/** Two runs without a blank or a mark, a blank between them, and the mark that ends the second. */
const glued =
  /^(?<heading>[^\s，。；：！？@#]{4,28}) (?<rest>[^\s，。；：！？]{4,}[\s，。；：！？].*)$/su;
const mark = /^[“"「『《【]|[”"」』》】]$/u;
const dated =
  /^(?:截[至止]|\d{1,2}月|\d{1,2}日|20\d\d年|今年|去年|昨[天日]|今[天日]|近日|日前|不久前|当地时间|据[^，。\s]{2,12}(?:消息|报道|介绍|了解|悉|披露|通报))/u;
/** What hardly goes on with a sentence, whatever stands before it, marks and further headings too. */
const surely =
  /^(?:具体来[说看]，|具体而言，|过去[一二三四五六七八九十几\d]{1,3}[年月周天]，|当地时间[^，\s]{2,14}，|\d{1,2}月\d{1,2}日，|据悉，|据[^，。\s]{2,16}(?:消息|报道|介绍|了解|披露|通报)，|多[位名家][^，。\s]{2,12}(?:表示|认为|透露|指出|称))/u;
/** Characters of headings in a row. */
const rowMost = 60;
/** Somebody's words alone, as a heading has them. */
const quoted = /^“[^“”]{4,26}”$/u;
/** The number of a part before its heading. */
const part = new RegExp(String.raw`^(?:0\d|[一二三四五六七八九十]{1,2}、)\s*(?=[“${han}])`, 'u');
/** Headings that may stand before one sentence, the number of its part among them. */
const headingsMost = 3;
/** What a heading does not end with: its sentence would go on. */
const goesOn = /[的了在将向对为和与及以从被把是由给让到等、\d]$/u;
/** Not a word set apart by blanks on both sides, nor a figure or Latin name, which have blanks anyway. */
const begins = new RegExp(String.raw`^${han}(?!\S{0,10} )`, 'u');
/** Who somebody is, with a blank before the name. */
const office =
  /(?:[部局市省县司院校会社党军队员]长|主席|主任|总理|书记|委员|[议法检军警]官|人|教授|总裁|师|代表|总统|首相|大臣|经理|董事|记者|作者|先生|女士)$/u;
/** What a phrase begins with that goes on behind the blank. */
const opensPhrase = /^(?:在|与|对|从|由|将|以|当|自|随着|为了?|据|根据|通过|按照)/u;

/**
 * A sentence without the headings before it, as far as it shows that there are any.
 * @param isPlain whether its text sets blanks between characters for nothing else
 */
export function withoutHeading(sentence: string, lang: Language, isPlain = false): string {
  if (lexicons[lang].spaced) return sentence;
  let text = withoutRow(sentence);
  for (let at = 0; at < headingsMost; at += 1) {
    const rest = withoutOne(text.replace(part, ''), lang, isPlain);
    if (rest === text) return text;
    text = rest;
  }
  return text;
}

/** Blanks beside a mark: so a page is written that sets its bold words apart. */
const setApart = new RegExp(`[，、；] (?=${han})|${han} [，、。；]`, 'gu');
/** So many of them in a text make every blank of it doubtful. */
const leastApart = 2;

/** Whether a blank between two characters of a text parts a heading from what follows. */
export const isPlainText = (paragraphs: readonly string[]): boolean =>
  paragraphs.reduce((sum, text) => sum + (text.match(setApart)?.length ?? 0), 0) < leastApart;

const isHeading = (text: string) =>
  /^[^。；！？@#]{2,40}$/u.test(text) &&
  (hasHan(text.at(-1) ?? '') || mark.test(text)) &&
  !goesOn.test(text) &&
  !opensPhrase.test(text) &&
  isBalanced(text);

/** A sentence without all the headings before an opening that only a sentence has. */
function withoutRow(sentence: string): string {
  const parts = sentence.split(' ');
  for (let at = 1; at <= headingsMost; at += 1) {
    const headings = parts.slice(0, at);
    if (!headings.every(isHeading) || headings.join(' ').length > rowMost) return sentence;
    const rest = parts.slice(at).join(' ');
    if (surely.test(rest) && isBalanced(rest)) return rest;
  }
  return sentence;
}

function withoutOne(sentence: string, lang: Language, isPlain: boolean): string {
  const { heading = '', rest = '' } = glued.exec(sentence)?.groups ?? {};
  if (quoted.test(heading) && isBalanced(rest)) return rest;
  if (
    heading === '' ||
    opensPhrase.test(heading) ||
    goesOn.test(heading) ||
    !isBalanced(heading) ||
    !isBalanced(rest)
  )
    return sentence;
  if (!hasHan(heading.at(-1) ?? '') && !mark.test(heading)) return sentence;
  // What names its subject anew, or a day, begins a sentence; what does not may go on with one.
  const [clause = ''] = rest.split(/[，。；：！？]/u);
  const told = termsOf(clause, lang);
  const namesAnew = [...termsOf(heading, lang)].some((term) => told.has(term));
  const isPart = isPlain && !office.test(heading) && begins.test(rest);
  return dated.test(rest) || namesAnew || isPart ? rest : sentence;
}
