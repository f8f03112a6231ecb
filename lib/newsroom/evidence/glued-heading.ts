// A heading that a feed glued to the first sentence of its paragraph with a blank, where the language
// sets none: 产品力持续提升 1月19日，公司发布…. Protects: the subject of a sentence is never cut off.
import { termsOf } from '../language/text-terms';
import type { Language } from '@/lib/model/text/languages';
import { lexicons } from '../language/lexicons';
import { isBalanced } from '../language/sentences';

/** Two runs without a blank or a mark, a blank between them, and the mark that ends the second. */
const glued =
  /^(?<heading>[^\s，。；：！？@#]{6,28}) (?<rest>[^\s，。；：！？]{4,}[，。；：！？].*)$/su;
const mark = /^[“"「『《【]|[”"」』》】]$/u;
const dated =
  /^(?:截[至止]|\d{1,2}月|\d{1,2}日|20\d\d年|今年|去年|昨[天日]|今[天日]|近日|日前|当地时间)/u;
/** What a heading does not end with: its sentence would go on. */
const goesOn = /[的了在将向对为和与及以从被把是由给让到等、\d]$/u;
const han = /\p{Script=Han}/u;

/** A sentence without the heading before it, as far as it shows that there is one. */
export function withoutHeading(sentence: string, lang: Language): string {
  if (lexicons[lang].spaced) return sentence;
  const { heading = '', rest = '' } = glued.exec(sentence)?.groups ?? {};
  if (heading === '' || goesOn.test(heading) || !isBalanced(heading) || !isBalanced(rest))
    return sentence;
  if (!han.test(heading.at(-1) ?? '') && !mark.test(heading)) return sentence;
  // What names its subject anew, or a day, begins a sentence; what does not may go on with one.
  const [clause = ''] = rest.split(/[，。；：！？]/u);
  const told = termsOf(clause, lang);
  const namesAnew = [...termsOf(heading, lang)].some((term) => told.has(term));
  return dated.test(rest) || namesAnew ? rest : sentence;
}
