// Numbers in the text of a language written with spaces: "3.2 million dollars", "$3.2m" and "three"
// by value and unit.
import type { ComparisonWords } from '../lexicon/comparison-words';

/** A word and its original spelling. */
export type Piece = { text: string; raw: string; start: number; end: number };

/** The number that begins at `at`, and how many pieces it takes; undefined if none does. */
export function numberAt(list: readonly Piece[], at: number, words: ComparisonWords) {
  const told = list[at];
  if (!told) return undefined;
  const isBelow = /^[-−–]./u.test(told.text);
  const first = isBelow ? { ...told, text: told.text.slice(1) } : told;
  const near = (next: number) => {
    const [before, after] = [list[next - 1], list[next]];
    return before && after && after.start - before.end <= 1 ? after : undefined;
  };
  let unit = '';
  let total: number;
  let end = at + 1;
  const sign = /^(\p{L}*[$£€¥₱])\s?([\d,.]+)$/u.exec(first.text);
  if (sign) {
    unit = (sign[1] ?? '').replace(/^us/, '');
    total = Number((sign[2] ?? '').replace(/,/g, ''));
  } else if (/^\d/.test(first.text)) {
    if (first.text.includes(':')) unit = first.text.replace(/^.*:/, ':');
    total = Number(first.text.replace(/,/g, '').replace(/:.*$/, ''));
  } else {
    const digit = words.digits[first.text];
    if (digit === undefined) return undefined;
    total = digit;
    for (let next = near(end); next; next = near(end)) {
      const more = words.digits[next.text];
      if (more === undefined || more >= 10 || total % 10 !== 0 || total === 0) break;
      total += more;
      end += 1;
    }
  }
  for (let next = near(end); next; next = near(end)) {
    const scale = words.scales[next.text];
    // "3 m" is a length; "3m" and "3 million" are numbers.
    const isLetter = next.text.length <= 2 && unit === '';
    if (scale === undefined || (isLetter && next.start !== (list[end - 1]?.end ?? -1))) break;
    total *= scale;
    end += 1;
    const rest = near(end);
    const and = rest?.text === 'and' || rest?.text === 'at' ? near(end + 1) : undefined;
    const small = words.digits[(and ?? rest)?.text ?? ''];
    if (scale === 100 && small !== undefined && small < 100) {
      total += small;
      end += and ? 2 : 1;
    }
  }
  const next = list[end];
  const follows = next && next.start - (list[end - 1]?.end ?? 0) <= 1 ? next : undefined;
  if (follows?.text === '%') [unit, end] = ['%', end + 1];
  else if (follows?.text === 'per' && list[end + 1]?.text === 'cent') [unit, end] = ['%', end + 2];
  else if (follows && words.units[follows.text])
    [unit, end] = [words.units[follows.text] ?? '', end + 1];
  else if (follows && /^(?:[ap]\.?m\.?)$/.test(follows.text)) {
    [unit, end] = [unit + follows.text.replace(/\./g, ''), end + 1];
  } else if (
    follows &&
    follows.start === list[end - 1]?.end &&
    /^(?:st|nd|rd|th|s)$/.test(follows.text)
  ) {
    [unit, end] = [follows.text === 's' ? 's' : 'th', end + 1];
  }
  return { key: `${Number((isBelow ? -total : total).toPrecision(12))}${unit}`, end };
}

/** The phrase of `phrases` that begins at `at`, with its length in pieces. */
export function phraseAt(list: readonly Piece[], at: number, phrases: ComparisonWords['bounds']) {
  for (const [phrase, kind] of phrases) {
    const parts = phrase.split(/[ -]/);
    if (parts.every((part, n) => list[at + n]?.text === part))
      return { kind, length: parts.length };
  }
  return undefined;
}
