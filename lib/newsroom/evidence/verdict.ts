// The verdict on a sentence and the passages it cites: `quoted` word for word, `matches` in every
// word that counts, or not confirmed. Never a guess: texts in two languages are not compared by
// words.
import type { Verdict } from '@/lib/model/article/evidence';
import type { Language } from '@/lib/model/text/languages';
import { byLetters, lettersIn } from './abbreviated';
import { clausesOf } from './clauses';
import { compare, tokensOf } from './compare';
import type { Token } from '../language/lexicon/token';
import { lexicons } from '../language/lexicons';
import { otherSubjects } from './subject';
import { secondStatements } from './split';
import { toldByActor } from './voice';

/** A passage to compare a sentence with. */
export type EvidencePassage = {
  text: string;
  /** The sentence before it, or ''. */
  before: string;
  lang: Language;
};

export type Judgment = {
  verdict: Verdict;
  /** The index of the supporting passage, and the part of its text, in UTF-16 units. */
  passage?: number;
  span?: [start: number, end: number];
  /** The same for each statement of a sentence that combines statements of several passages. */
  rests?: readonly { passage: number; span?: [start: number, end: number] }[];
  /** Why it is not confirmed, for developers of the rules. */
  why?: string;
};

const quotes = /["“”„«»‘’'「」『』]/u;
const gap = /[\s\p{Cf}]/u;

/** A text normalized for word-for-word comparison, and the original position of each character. */
function bare(text: string): { text: string; places: number[] } {
  let out = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const one = quotes.test(character)
      ? ''
      : gap.test(character)
        ? ' '
        : /[‐‑–—]/.test(character)
          ? '-'
          : character.normalize('NFKC');
    if (one !== '' && !(one === ' ' && (out === '' || out.endsWith(' ')))) {
      out += one;
      for (let n = 0; n < one.length; n += 1) places.push(at);
    }
    at += character.length;
  }
  return { text: out, places };
}

const ending = /[\s.。!！;；,，]+$/u;

/**
 * The position of `sentence` word for word in `passage`; `whole` from the beginning of a statement
 * to its end.
 */
export function quotedSpan(
  sentence: string,
  passage: string,
  where: 'whole' | 'anywhere' = 'whole',
): [number, number] | undefined {
  const own = bare(sentence).text.replace(ending, '');
  const there = bare(passage);
  if (own === '') return undefined;
  for (let at = there.text.indexOf(own); at >= 0; at = there.text.indexOf(own, at + 1)) {
    const before = there.text.slice(0, at).trimEnd();
    const after = there.text.slice(at + own.length).trimStart();
    const isWhole = /^$|[.。!！?？;；:：\n]$/u.test(before) && /^$|^[.。!！;；]/u.test(after);
    // A part of a sentence may say the opposite of the whole.
    if (where === 'whole' && !isWhole) continue;
    return [there.places[at] ?? 0, (there.places[at + own.length - 1] ?? 0) + 1];
  }
  return undefined;
}

/** A passage is compared with many sentences. */
const known = new WeakMap<EvidencePassage, readonly Token[]>();

function passageTokens(passage: EvidencePassage): readonly Token[] {
  let tokens = known.get(passage);
  if (!tokens) known.set(passage, (tokens = tokensOf(passage.text, passage.lang)));
  return tokens;
}

/** The verdict on a sentence that is one statement, or that one passage says as a whole. */
function judgeWhole(
  sentence: string,
  lang: Language,
  passages: readonly EvidencePassage[],
): Judgment {
  for (const [passage, { text }] of passages.entries()) {
    const span = quotedSpan(sentence, text);
    if (span) return { verdict: 'quoted', passage, span };
  }
  const { spaced } = lexicons[lang];
  const full = passages.map((one) => (one.lang === lang ? passageTokens(one) : undefined));
  const letters = lettersIn(full.flatMap((tokens) => (tokens ? [tokens] : [])));
  const inShort = (tokens: readonly Token[]) =>
    letters.length === 0 ? tokens : byLetters(tokens, letters);
  const own = inShort(tokensOf(sentence, lang));
  const claims = [own, ...toldByActor(own, spaced)];
  const there = full.map((tokens) => tokens && inShort(tokens));
  const elsewhere = there.filter((tokens) => tokens !== undefined);
  let why = 'no passage in its language';
  for (const [passage, tokens] of there.entries()) {
    if (!tokens) continue;
    const before = inShort(tokensOf(passages[passage]?.before ?? '', lang));
    const others = [
      ...otherSubjects(own, tokens, before),
      ...toldByActor(tokens, spaced),
      ...(spaced ? secondStatements(tokens, lang) : []),
    ];
    for (const source of [tokens, ...others]) {
      for (const claim of claims) {
        const found = compare(claim, source, lang, elsewhere);
        if (found.holds) return { verdict: 'matches', passage, span: found.span };
        why = found.why;
      }
    }
  }
  return { verdict: 'unconfirmed', why };
}

/**
 * The verdict on `sentence` in `lang`, given the passages that it cites. A sentence that combines
 * facts of several passages matches when each of its statements does.
 */
export function judge(
  sentence: string,
  lang: Language,
  passages: readonly EvidencePassage[],
): Judgment {
  const whole = judgeWhole(sentence, lang, passages);
  if (whole.verdict !== 'unconfirmed' || passages.length < 2) return whole;
  const clauses = clausesOf(sentence, lang, (text) => tokensOf(text, lang));
  const judged = clauses?.map((one) => judgeWhole(one, lang, passages)) ?? [];
  const rests = judged.flatMap(({ passage, span }) =>
    passage === undefined ? [] : [{ passage, span }],
  );
  // Two statements of one passage were compared as one, whose verdict decides.
  const isJoined = new Set(rests.map(({ passage }) => passage)).size === judged.length;
  const [first] = rests;
  if (!first || rests.length < judged.length || !isJoined) return whole;
  return { verdict: 'matches', ...first, rests };
}
