// Runs of capitalized words in a sentence, and the titles inside them.
import type { Language } from '@/lib/model/text/languages';
import type { NameWords } from '../language';
import { lexicons } from '../lexicons';

/** No part of "ultra-Orthodox" and "pro-Lasker" is a name. */
const capitalised = /(^|[\s("“‘[—–]|(?<![\p{L}\p{N}])-)(\p{Lu}[\p{L}\p{N}&.’'-]*)/gu;

/** "J", and "A.J" since its last period is cut off. */
const initials = /^\p{Lu}(?:\.\p{Lu})*$/u;

export type Token = { text: string; start: number; end: number };

/** Runs of capitalized words; an initial or small connecting words may be in between. */
export function capitalRuns(
  sentence: string,
  { connectors, owners }: Pick<NameWords, 'connectors' | 'owners'>,
): Token[][] {
  const tokens: Token[] = [...sentence.matchAll(capitalised)].map((match) => {
    const bare = (match[2] ?? '').replace(/[’']s?$/u, '').replace(/[.’'-]+$/u, '');
    const start = match.index + (match[1] ?? '').length;
    return { text: bare, start, end: start + bare.length };
  });
  const runs: Token[][] = [];
  for (const next of tokens) {
    const last = runs.at(-1)?.at(-1);
    const between = last ? sentence.slice(last.end, next.start) : '';
    const small = between.trim().toLowerCase().split(' ').filter(Boolean);
    const joined =
      (last && initials.test(last.text) && between === '. ') ||
      (last && /^(?:[’']s|s?[’']) $/u.test(between) && owners.has(last.text.toLowerCase())) ||
      (/^ (?:[\p{Ll}-]+ ){0,2}$/u.test(between) && small.every((word) => connectors.has(word)));
    // "Tomas Reyle of the Orm Institute" is two names, "Bank of the North" is one.
    const ofThe = between === ' of the ' || (between === ' of ' && next.text === 'The');
    const apart = ofThe && (runs.at(-1)?.length ?? 0) > 1;
    if (last && joined && !apart) runs.at(-1)?.push(next);
    else runs.push([next]);
  }
  return runs;
}

/** The place of a player in a list: No.1 Falk. */
const rank = /^No\.\d+$/;

/** Removes titles from a run: "NAACP President Benjamin Jealous" contains two names. */
export function cutTitles(run: readonly Token[], sentence: string, lang: Language): Token[][] {
  const { honorifics, callings, portfolios } = lexicons[lang].names;
  const parts: Token[][] = [[]];
  run.forEach((token, at) => {
    const next = run[at + 1];
    const direct = next !== undefined && sentence.slice(token.end, next.start) === ' ';
    const before = run[at - 1];
    // "Secretary of State Clinton": words after "of" belong to the title if a name follows.
    const ofTitle =
      before !== undefined &&
      direct &&
      honorifics.has(before.text.toLowerCase()) &&
      sentence.slice(before.end, token.start) === ' of ';
    if (!honorifics.has(token.text.toLowerCase()) && !ofTitle) {
      parts.at(-1)?.push(token);
      return;
    }
    // ‘Israeli Foreign Minister Lior Mann’: what precedes the office is no name either.
    const office = parts.at(-1)?.at(-1);
    const isOffice = office && sentence.slice(office.end, token.start) === ' ';
    if (isOffice && portfolios?.has(office.text.toLowerCase())) parts.pop();
    parts.push([]);
  });
  return parts
    .map((part) => {
      const [first, second] = part;
      const isCalling =
        first &&
        second &&
        (callings?.has(first.text.toLowerCase()) || rank.test(first.text)) &&
        sentence.slice(first.end, second.start) === ' ';
      return isCalling ? part.slice(1) : part;
    })
    .filter((part) => part.length > 0);
}
