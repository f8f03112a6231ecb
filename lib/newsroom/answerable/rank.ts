// How well a passage answers a question, from 0 to about 1: the share of what the question names
// that stands in it, or, counted less, in the lines around it.
import { pickText, type Language } from '@/lib/model/text/languages';
import { asks } from '../language/questions/asking';
import { escapePattern } from '../language/escape-pattern';
import { lexicons } from '../language/lexicons';
import { fold, isUnspaced } from '../language/segment';
import type { StoredEvent } from '../types';
import { leans } from '../evidence/quotable';
import { withSurnames } from './full-names';
import { atHome } from './home-country';
import { holderOf, inOtherWords, type Holds } from './holds';
import { endsFound } from './word-ends';
import type { WeightedTerm } from './question';
import { plainMarkdown, type Passage } from '../evidence/passages';
import type { Alike } from '../language/word-forms';

export type RankedPassage = Passage & {
  /** Orders the passages of an event. */
  score: number;
  /** The share of the question's words in the passage itself, 0 … 1. */
  own: number;
  /** The same with the lines around it, 0 … 1: whether it may answer at all. */
  fit: number;
};

export type RankedEvent = {
  event: StoredEvent;
  /** Best first. */
  passages: RankedPassage[];
  /** The share of the question's words anywhere in the event, 0 … 1. */
  coverage: number;
  /** What the question names and the event does not have. */
  missing: readonly WeightedTerm[];
  /** Whether the question has a word that no event has, this one included. */
  lacksWord: boolean;
  /** What of the question stands anywhere in the event, and what nowhere in it. */
  found: readonly WeightedTerm[];
  absent: readonly WeightedTerm[];
  /** Of what was found, what the index alone has, which looks for beginnings of words: no text shows it. */
  unseen: readonly WeightedTerm[];
  /** Whether its headline has every name of the question, and there is one. */
  isNamed: boolean;
  /** Older than the question asks for. */
  isLate?: boolean;
  /** Whether the question is its headline, word for word. */
  isHeadline?: boolean;
  /** Whether no passage is in the language of the question. */
  isForeign: boolean;
  /** The share of the question that can be compared with it at all: 1 in its own language. */
  compared: number;
  score: number;
};

/** What a word counts that does not stand in the passage but near it. */
const nearby = { before: 0.6, heading: 0.45, block: 0.4, title: 0.5, brief: 0.25 };
/** And one that the event only has in another of its languages. */
const elsewhere = 0.6;

/** A passage that needs the sentence before it comes after one as good that needs none. */
const leaningCost = 0.05;

/** What cannot be found in another language counts only so much against it. */
const incomparable = 0.25;

/** A rare word that nothing else is said for: what does not have it tells of something else. */
const isDeciding = ({ naming, isRare, others, weight }: WeightedTerm) =>
  isRare === true && !naming && weight >= 1 && others.length === 0;

/** Makes whether a rare word is a thing that is asked of, by an article right before it: ‘a mosque’. */
function standsAsThing(asked: string, lang: Language): (term: WeightedTerm) => boolean {
  const { article } = lexicons[lang].asking;
  const folded = fold(asked);
  return ({ token, naming, isRare, weight }) => {
    if (naming || isRare !== true || weight < 1) return false;
    const at = article
      ? folded.search(new RegExp(`(?<!\\p{L})${escapePattern(token)}(?!\\p{L})`, 'u'))
      : -1;
    return at >= 0 && article?.test(folded.slice(0, at)) === true;
  };
}

/**
 * A pair of characters that no dictionary has for a word: nearly always of a name or a thing that is in
 * no table, however many events have it. Of what no event has nobody can say that it is a word.
 */
const isUnknownPair =
  (lang: Language) =>
  ({ token, weight, isTold }: WeightedTerm) => {
    const characters = [...token];
    // Of small words alone it is no name: 不得 of 不得不.
    const { words } = lexicons[lang].asking;
    const isWord = characters.length > 1 && !characters.every((one) => words.has(one));
    return isTold === true && weight < 1 && isUnspaced(token) && isWord;
  };

/** Questions for an amount, a number or a time are answered by a sentence that has one. */
const hasNumber = /\d/;

function bonus(question: string, text: string): number {
  const number = asks('amount', question) && hasNumber.test(text) ? 0.14 : 0;
  const reason = asks('reason', question) && asks('givesReason', text) ? 0.08 : 0;
  return number + reason;
}

/** Looks each term up once: a term is weighed, compared and counted over the same texts. */
function lookedUpOnce(holds: Holds): Holds {
  const known = new Map<WeightedTerm, number>();
  return (term) => {
    let found = known.get(term);
    if (found === undefined) known.set(term, (found = holds(term)));
    return found;
  };
}

/** Reads a text once, however many terms and passages ask for it. */
function reading(
  lang: Language,
  alike: Alike,
  whole: (holds: Holds) => Holds,
): (text: string) => Holds {
  const known = new Map<string, Holds>();
  return (text) => {
    let holds = known.get(text);
    if (!holds) known.set(text, (holds = lookedUpOnce(whole(holderOf(text, lang, alike)))));
    return holds;
  };
}

type Reading = ReturnType<typeof reading>;

/** Makes, of what each term weighs, the share of the whole that a text has, 0 … 1. */
function shareBy(weighed: readonly (readonly [WeightedTerm, number])[]): (of: Holds) => number {
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return (of) => weighed.reduce((sum, [term, weight]) => sum + weight * of(term), 0) / whole;
}

/** Whether an event can be found to have a term at all, though it be in another language. */
function comparing(passages: readonly Passage[], isForeign: boolean, holds: Reading) {
  return (term: WeightedTerm): boolean =>
    !isForeign ||
    term.naming ||
    // A name that capitals do not show stands there letter by letter.
    passages.some(({ text }) => holds(text)(term) === 1) ||
    // A part of a name that the dictionary cut: the whole name stands here in the other script.
    passages.some(({ text }) => term.spelled?.pattern.test(fold(text))) ||
    term.others.some((other) => passages.some((passage) => passage.lang === other.lang));
}

/** What a term weighs among the passages: what every one speaks of tells none of them apart. */
function localWeight(term: WeightedTerm, passages: readonly Passage[], holds: Reading): number {
  const holding = passages.filter(({ text }) => holds(text)(term) > 0).length;
  return term.worth * Math.log(1 + passages.length / (holding + 1));
}

type Shares = {
  /** Of all that the question names … */
  share: (of: Holds) => number;
  /** … and of what tells the passages apart. */
  local: (of: Holds) => number;
};

/** The passages, the best first, each by what it has itself and what stands near it. */
function ranking(
  passages: readonly Passage[],
  question: string,
  { share, local }: Shares,
  { holds, title, brief }: { holds: Reading; title: Holds; brief: Holds },
): RankedPassage[] {
  const blocks = new Map<number, string>();
  for (const { block, text } of passages) blocks.set(block, `${blocks.get(block) ?? ''}\n${text}`);
  const ranked = passages.map((passage): RankedPassage => {
    const itself = holds(passage.text);
    const [before, heading] = [holds(passage.before), holds(passage.heading)];
    const block = holds(blocks.get(passage.block) ?? '');
    const near = (term: WeightedTerm) =>
      Math.max(
        itself(term),
        nearby.before * before(term),
        nearby.heading * heading(term),
        nearby.block * block(term),
        nearby.title * title(term),
        nearby.brief * brief(term),
      );
    const own = share(itself);
    const fit = (own + share(near)) / 2;
    const extra = fit > 0 ? bonus(question, passage.text) : 0;
    const leaning = leans(passage.text, passage.lang) ? leaningCost : 0;
    const score = fit / 2 + (local(itself) + local(near)) / 4 + extra - leaning;
    return { ...passage, own, fit, score };
  });
  return ranked.sort((a, b) => b.score - a.score);
}

/** How surely each term stands anywhere in an event, its headline and brief among them. */
function anywhereIn(
  event: StoredEvent,
  passages: readonly Passage[],
  terms: readonly WeightedTerm[],
  { holds, title, brief }: { holds: Reading; title: Holds; brief: Holds },
): ReadonlyMap<WeightedTerm, number> {
  const year = String(new Date(event.release_time).getUTCFullYear());
  const most = (term: WeightedTerm) =>
    Math.max(
      // Reports of a year seldom say which it is.
      Number(term.token === year),
      title(term),
      brief(term),
      ...passages.map(({ text, heading }) => Math.max(holds(text)(term), holds(heading)(term))),
    );
  return new Map(terms.map((term) => [term, most(term) || atHome(term, event, passages)]));
}

/** Whether texts have a name of a question inside of other words alone, which the index finds as well. */
function isInsideOnly({ naming, token, others }: WeightedTerm, folded: readonly string[]): boolean {
  const written = [token, ...others.map(({ word }) => word)];
  return naming && folded.some((text) => written.some((one) => text.includes(one)));
}

/** The passages of an event by how well they answer; without terms all score 0. */
export function rankEvent(
  event: StoredEvent,
  passages: readonly Passage[],
  question: { text: string; lang: Language },
  given: {
    terms: readonly WeightedTerm[];
    /** How surely the full-text search found each, in any language of the event. */
    found?: ReadonlyMap<WeightedTerm, number>;
    alike: Alike;
  },
): RankedEvent {
  const { terms, alike } = given;
  const { lang } = question;
  const isForeign = passages.length > 0 && !passages.some((passage) => passage.lang === lang);
  const said = passages.map(({ text }) => text);
  const holds = reading(lang, alike, withSurnames(question, terms, said));
  const isComparable = comparing(passages, isForeign, holds);
  const worths = terms.map(
    (term) => [term, isComparable(term) ? term.worth : incomparable * term.worth] as const,
  );
  const share = shareBy(worths);
  const local = shareBy(terms.map((term) => [term, localWeight(term, passages, holds)] as const));
  const title = holds(plainMarkdown(pickText(event.title, lang)));
  const brief = holds(plainMarkdown(pickText(event.brief, lang)));
  const texts = { holds, title, brief };
  const ranked = ranking(passages, question.text, { share, local }, texts);
  const seen = anywhereIn(event, passages, terms, texts);
  const folded = said.map(fold);
  const searched = (term: WeightedTerm) =>
    seen.get(term) === 0 && isInsideOnly(term, folded)
      ? 0
      : elsewhere * (given.found?.get(term) ?? 0);
  const whole = new Map(
    terms.map((term) => [term, Math.max(seen.get(term) ?? 0, searched(term))] as const),
  );
  const absent = terms.filter((term) => (whole.get(term) ?? 0) === 0);
  const found = terms.filter((term) => !absent.includes(term));
  // Rare words that are there tell as much as the one that is not, unless that is the thing asked of.
  const tellsRare = found.some(({ naming, isRare }) => !naming && isRare === true);
  const isThing = standsAsThing(question.text, lang);
  const isPair = isUnknownPair(lang);
  const isEnd = isForeign ? () => false : endsFound(question, terms, new Set(found));
  const anywhere = share((term) => whole.get(term) ?? 0);
  const names = terms.filter(({ naming, amount }) => naming && amount === undefined);
  const compared = shareBy(terms.map((term) => [term, term.worth] as const));
  const [first = 0, second = 0] = ranked.map(({ fit }) => fit).sort((a, b) => b - a);
  return {
    event,
    passages: ranked,
    coverage: anywhere,
    isForeign,
    compared: terms.length === 0 ? 1 : compared((term) => Number(isComparable(term))),
    ...{ found, absent, unseen: found.filter((term) => (seen.get(term) ?? 0) === 0) },
    lacksWord: absent.some(
      (term) =>
        term.isNowhere ||
        ((isDeciding(term) || isPair(term)) && !tellsRare) ||
        isThing(term) ||
        isEnd(term),
    ),
    isNamed: names.length > 0 && names.every((term) => title(term) >= inOtherWords),
    missing: absent.filter(({ naming }) => naming),
    score: first + 0.25 * second + 0.5 * anywhere + 0.3 * share(title),
  };
}
