// Chinese sentences as tokens: numbers by value, the words that change what is said, and for
// everything else each character, with where its word begins.
import { measured, minus } from '../minus';
import { fold, inOneScript } from '../segment';
import type { Token } from '../lexicon/token';
import { chineseComparison as chinese } from './chinese-comparison';
import { wordSegments } from '../word-segments';

const numerals = '〇零一二两三四五六七八九十百千万亿兆';
const number = new RegExp(
  `(?:零下|负(?=${measured})|${minus})?(?:百分之)?(?:[$£€¥₱]\\s?)?(?:\\d[\\d,]*(?:\\.\\d+)?\\s?(?:[十百万亿兆]|千(?![米克瓦]))*|[${numerals}]{2,}(?:点[${numerals}]+)?|(?<=百分之)[${numerals}](?:点[${numerals}]+)?|[${numerals}](?=[万亿千百]))(?:%|％|个百分点)?`,
  'gu',
);
const below = /^(?:零下|负|[-−–－])/u;
/** What joins the two numbers of a range. */
const between = /[-–—~～至]/u;
const units = Object.keys(chinese.units).sort((a, b) => b.length - a.length);
const measure = /^[个名人次年月日天位家条岁种项座所只辆架艘]?$/u;

/** "三千二百万" and "3.2亿" as a number; NaN for a run that is not a number. */
export function chineseNumber(run: string): number {
  const [whole = '', decimals] = run.split('点');
  if (decimals !== undefined) {
    const digits = [...decimals].map((one) => chinese.digits[one]).join('');
    return Number(`${chineseNumber(whole)}.${digits}`);
  }
  const digits = /^(\d[\d,]*(?:\.\d+)?)\s?([十百千万亿兆]*)$/u.exec(run);
  if (digits) {
    const scales = [...(digits[2] ?? '')].map((one) => chinese.scales[one] ?? 1);
    return scales.reduce((value, scale) => value * scale, Number(digits[1]?.replace(/,/g, '')));
  }
  if (!/[十百千万亿兆]/u.test(run)) {
    return Number([...run].map((one) => chinese.digits[one]).join(''));
  }
  let [total, part, digit] = [0, 0, 0];
  for (const one of run) {
    const value = chinese.digits[one];
    const scale = chinese.scales[one] ?? 1;
    if (value !== undefined) digit = value;
    else if (scale < 1e4) {
      part += (digit || 1) * scale;
      digit = 0;
    } else {
      // 一亿二千万: the smaller scale only multiplies what follows the larger one.
      const section = part + digit;
      total = scale > 1e4 || section === 0 ? (total + section) * scale : total + section * scale;
      [part, digit] = [0, 0];
    }
  }
  return total + part + digit;
}

type Found = { key: string; end: number };

/** The numbers of a text by where they begin. */
function numbersIn(text: string): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const { 0: raw, index } of text.matchAll(number)) {
    let end = index + raw.length;
    const sign = /[$£€¥₱]/.exec(raw)?.[0] ?? '';
    let unit = /%|％|百分之/.test(raw) ? '%' : sign;
    if (raw.endsWith('个百分点')) unit = 'pp';
    const size = chineseNumber(
      raw
        .replace(below, '')
        .replace(/百分之|[$£€¥₱%％]|个百分点/g, '')
        .trim(),
    );
    if (Number.isNaN(size)) continue;
    const value = below.test(raw) ? -size : size;
    const word = unit === '' ? units.find((one) => text.startsWith(one, end)) : undefined;
    if (word) [unit, end] = [chinese.units[word] ?? '', end + word.length];
    found.set(index, { key: `${Number(value.toPrecision(12))}${unit}`, end });
  }
  return found;
}

const marks = /[，、：（）()“”"‘’「」『』《》【】—,:[\]]/u;
const stops = /[。！？；!?;.…\n]/u;

function kindOf(word: string): Pick<Token, 'kind' | 'key' | 'joins'> | undefined {
  const bound = chinese.bounds.find(([phrase]) => phrase === word);
  if (chinese.denials.has(word)) return { kind: 'denial', key: 'not' };
  if (chinese.limits.has(word)) return { kind: 'limit', key: word };
  if (chinese.hedges.has(word)) return { kind: 'hedge', key: word };
  if (bound && word.length > 1) return { kind: 'bound', key: bound[1] };
  const role = chinese.roles[word];
  if (role) return { kind: 'role', key: role };
  if (chinese.links.has(word)) return { kind: 'word', key: word, joins: true };
  if (chinese.joints.has(word)) return { kind: 'joint', key: word };
  const same = chinese.same[word];
  if (same) return { kind: 'word', key: same };
  return chinese.empty.has(word) ? { kind: 'empty', key: word } : undefined;
}

/** The tokens of a Chinese text; text in other scripts is split into words. */
export function chineseTokens(written: string): Token[] {
  const text = inOneScript(written);
  const numbers = numbersIn(text);
  const joinsNumbers = (at: number) => between.test(text[at] ?? '') && numbers.has(at + 1);
  const tokens: Token[] = [];
  let until = 0;
  for (const { segment: word, index } of wordSegments(text, 'zh')) {
    for (let at = Math.max(index, until); at < index + word.length;) {
      const rest = text.slice(at, index + word.length);
      const found = numbers.get(at);
      if (found) {
        // In a range, neither number is stated by itself.
        if (joinsNumbers(found.end))
          tokens.push({ kind: 'bound', key: 'to', start: at, end: at, opens: true });
        tokens.push({ kind: 'number', key: found.key, start: at, end: found.end, opens: true });
        at = until = found.end;
        continue;
      }
      if (tokens.at(-1)?.kind === 'number' && tokens.at(-1)?.end === at && joinsNumbers(at)) {
        tokens.push({ kind: 'bound', key: 'to', start: at, end: at + 1, opens: true });
        at = until = at + 1;
        continue;
      }
      const bound = chinese.bounds.find(([phrase]) => text.startsWith(phrase, at));
      const boundEnd = at + (bound?.[0].length ?? 0);
      const nearNumber = bound && (numbers.has(boundEnd) || tokens.at(-1)?.end === at);
      if (bound && nearNumber && (numbers.has(boundEnd) || tokens.at(-1)?.kind === 'number')) {
        tokens.push({ kind: 'bound', key: bound[1], start: at, end: boundEnd, opens: true });
        at = until = boundEnd;
        continue;
      }
      const whole = kindOf(rest);
      if (whole) {
        tokens.push({ ...whole, start: at, end: at + rest.length, opens: true });
        at += rest.length;
      } else if (stops.test(rest) || marks.test(rest)) {
        tokens.push({
          kind: stops.test(rest) ? 'stop' : 'break',
          key: rest,
          start: at,
          end: at + rest.length,
        });
        at += rest.length;
      } else if (!/\p{Script=Han}/u.test(rest)) {
        if (/[\p{L}\p{N}]/u.test(rest)) {
          const name = /^\p{Lu}/u.test(rest);
          tokens.push({
            kind: 'word',
            key: fold(rest),
            start: at,
            end: at + rest.length,
            opens: true,
            name,
          });
        }
        at += rest.length;
      } else {
        const first = rest.slice(0, 1);
        const digit = chinese.digits[first];
        if (at === index && digit !== undefined && first !== '一' && measure.test(rest.slice(1))) {
          tokens.push({ kind: 'number', key: String(digit), start: at, end: at + 1, opens: true });
        } else if (at === index && /^[不未无没]/u.test(rest)) {
          tokens.push({ kind: 'denial', key: 'not', start: at, end: at + 1, opens: true });
        } else {
          tokens.push({ kind: 'word', key: first, start: at, end: at + 1, opens: at === index });
        }
        at += 1;
      }
    }
  }
  return tokens;
}
