// Removes a heading that a feed joined to the first sentence of its paragraph by a space, in
// languages that use none: 产品力持续提升 1月19日，公司发布…. Protects: the subject of a sentence is never cut
// off.
import { han, hasHan } from '@/lib/model/text/scripts';
import { termsOf } from '../language/text-terms';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isBalanced } from '../language/sentences';

/**
 * Two runs without spaces or punctuation, a space between them, and the mark that ends the second.
 */
const glued =
  /^(?<heading>[^\s，。；：！？@#]{4,28}) (?<rest>[^\s，。；：！？]{4,}[\s，。；：！？].*)$/su;
const mark = /^[“"「『《【]|[”"」』》】]$/u;
const dated =
  /^(?:截[至止]|\d{1,2}月|\d{1,2}日|20\d\d年|今年|去年|昨[天日]|今[天日]|近日|日前|不久前|当地时间|据[^，。\s]{2,12}(?:消息|报道|介绍|了解|悉|披露|通报))/u;
/**
 * What hardly continues a sentence, whatever precedes it, punctuation and further headings
 * included.
 */
const surely =
  /^(?:具体来[说看]，|具体而言，|过去[一二三四五六七八九十几\d]{1,3}[年月周天]，|当地时间[^，\s]{2,14}，|\d{1,2}月\d{1,2}日，|据悉，|据[^，。\s]{2,16}(?:消息|报道|介绍|了解|披露|通报)，|多[位名家][^，。\s]{2,12}(?:表示|认为|透露|指出|称))/u;
/** Most characters of consecutive headings. */
const rowMost = 60;
/** A quotation alone, as a heading may be. */
const quoted = /^“[^“”]{4,26}”$/u;
/** The number of a section before its heading. */
const part = new RegExp(String.raw`^(?:0\d|[一二三四五六七八九十]{1,2}、)\s*(?=[“${han}])`, 'u');
/** Most headings before one sentence, the section number included. */
const headingsMost = 3;
/** A heading does not end with these: the sentence would continue. */
const goesOn = /[的了在将向对为和与及以从被把是由给让到等、\d]$/u;
/**
 * Excludes a word with spaces on both sides, and numbers or Latin names, which have spaces anyway.
 */
const begins = new RegExp(String.raw`^${han}(?!\S{0,10} )`, 'u');
/** An office, with a space before the name. */
const office =
  /(?:[部局市省县司院校会社党军队员]长|主席|主任|总理|书记|委员|[议法检军警]官|人|教授|总裁|师|代表|总统|首相|大臣|经理|董事|记者|作者|先生|女士)$/u;
/** The beginning of a phrase that continues after the space. */
const opensPhrase = /^(?:在|与|对|从|由|将|以|当|自|随着|为了?|据|根据|通过|按照)/u;

/**
 * A sentence without the headings before it, as far as they can be recognized.
 * @param isPlain whether its text has spaces between characters for nothing else
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

/** Spaces beside punctuation: a sign of a page that sets off its bold words with spaces. */
const setApart = new RegExp(`[，、；] (?=${han})|${han} [，、。；]`, 'gu');
/** With this many of them in a text, every space of it is doubtful. */
const leastApart = 2;

/** Whether a space between two characters of a text separates a heading from what follows. */
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
  // A subject or a day begins a sentence; anything else may continue one.
  const [clause = ''] = rest.split(/[，。；：！？]/u);
  const told = termsOf(clause, lang);
  const namesAnew = [...termsOf(heading, lang)].some((term) => told.has(term));
  const isPart = isPlain && !office.test(heading) && begins.test(rest);
  return dated.test(rest) || namesAnew || isPart ? rest : sentence;
}
