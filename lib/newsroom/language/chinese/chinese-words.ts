// Splits Chinese text into dictionary words. Names are in no dictionary and fall apart into single
// characters, so a run of those is kept together. Traditional characters are read as simplified
// ones.
import * as openCC from 'opencc-js/t2cn';
import type { Word } from '../lexicon/word';
import { wordSegments } from '../word-segments';

const simplified = openCC.Converter({ from: 'tw', to: 'cn' });
const han = /^\p{Script=Han}+$/u;
/**
 * Used as a bar between a column's name and the headline; the segmenter takes it for a character.
 */
const bar = /[丨｜]/gu;

/** Single characters used as function words, above all in headlines. */
export const chineseParticles: ReadonlySet<string> = new Set(
  '的了在是和与及或将已被把从向对于以为至到等其之又也都就还并而但称说曰日月年时分个名位次起人中上下前后内外再又不未无可能会要让使由因据受遭获达超约近逾'.split(
    '',
  ),
);
const magnitudes: Record<string, number> = { 百: 1e2, 千: 1e3, 万: 1e4, 亿: 1e8, 兆: 1e12 };
const number = /(\d[\d,]*(?:\.\d+)?)\s*([百千]?[万亿兆]+|[百千])?/gu;
const date = /(?:\d{2,4}年)?\d{1,2}月\d{1,2}日|\d{1,2}日|\d{1,2}时(?:\d{1,2}分)?/gu;
/** A longer run of single characters is not one name: it is split into pairs. */
const longestName = 5;

function valueOf(digits: string, unit = ''): string {
  const times = [...unit].reduce((product, one) => product * (magnitudes[one] ?? 1), 1);
  return String(Number((Number(digits.replaceAll(',', '')) * times).toPrecision(12)));
}

/** Dates do not identify an event and are left out. */
export function chineseWords(text: string): Word[] {
  const words: Word[] = [];
  const plain = simplified(text.replace(bar, '|').normalize('NFKC'))
    .replace(date, ' ')
    .replace(number, (_, digits: string, unit?: string) => {
      words.push({ text: valueOf(digits, unit), sort: 'number' });
      return ' ';
    });
  let run = '';
  const flush = () => {
    const length = [...run].length;
    if (length > 1 && length <= longestName) words.push({ text: run, sort: 'word' });
    else
      for (let at = 0; at + 2 <= length; at += 1)
        words.push({ text: run.slice(at, at + 2), sort: 'word' });
    run = '';
  };
  for (const { segment, isWordLike } of wordSegments(plain, 'zh')) {
    const single = han.test(segment) && [...segment].length === 1;
    if (single && isWordLike && !chineseParticles.has(segment)) {
      run += segment;
      continue;
    }
    flush();
    if (!isWordLike || single) continue;
    if (han.test(segment)) words.push({ text: segment, sort: 'word' });
    else if (/^[\p{L}\p{N}]{2,}$/u.test(segment)) words.push({ text: segment, sort: 'foreign' });
  }
  flush();
  return words;
}
