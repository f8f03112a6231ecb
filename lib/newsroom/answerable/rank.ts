// How well a passage answers a question, from 0 to about 1: the share of the question's words that
// it has or, with less weight, the lines around it have.
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
  /** The sort order of an event's passages. */
  score: number;
  /** The share of the question's words in the passage itself, 0 … 1. */
  own: number;
  /** The same including the lines around it, 0 … 1: whether the passage may answer at all. */
  fit: number;
};

export type RankedEvent = {
  event: StoredEvent;
  /** Best first. */
  passages: RankedPassage[];
  /** The share of the question's words anywhere in the event, 0 … 1. */
  coverage: number;
  /** The names in the question that the event lacks. */
  missing: readonly WeightedTerm[];
  /** Whether the question has a distinctive word that this event lacks. */
  lacksWord: boolean;
  /** The question's terms that are anywhere in the event, and those that are nowhere in it. */
  found: readonly WeightedTerm[];
  absent: readonly WeightedTerm[];
  /**
   * Of the found terms, those that only the index matched, by the beginning of a word: no text has
   * them.
   */
  unseen: readonly WeightedTerm[];
  /** Whether the question has names and the event's headline has them all. */
  isNamed: boolean;
  /** Whether it is older than the question asks for. */
  isLate?: boolean;
  /** Whether the question is its exact headline. */
  isHeadline?: boolean;
  /** Whether no passage is in the language of the question. */
  isForeign: boolean;
  /**
   * The share of the question that can be compared with the event at all: 1 in its own language.
   */
  compared: number;
  score: number;
};

/** The weight of a word that is not in the passage but near it, by where. */
const nearby = { before: 0.6, heading: 0.45, block: 0.4, title: 0.5, brief: 0.25 };
/** The weight of a word that only another language version of the event has. */
const elsewhere = 0.6;

/** A passage that needs the sentence before it ranks after an equal one that does not. */
const leaningCost = 0.05;

/** The weight of terms that cannot be compared across languages, when they are missing. */
const incomparable = 0.25;

/** A rare word without synonyms: an event that lacks it is about something else. */
const isDeciding = ({ naming, isRare, others, weight }: WeightedTerm) =>
  isRare === true && !naming && weight >= 1 && others.length === 0;

/**
 * Returns whether a rare word of the question is a thing, judging by an article right before it: ‘a
 * mosque’.
 */
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
 * A pair of characters that is not in the dictionary but in some event: nearly always part of a
 * name or thing that no table has, however many events have it. A pair that no event has need not
 * be a word.
 */
export const isUnknownPair =
  (lang: Language) =>
  ({ token, weight, isTold }: WeightedTerm) => {
    const characters = [...token];
    // A pair of function words is no name: 不得 in 不得不.
    const { words } = lexicons[lang].asking;
    const isWord = characters.length > 1 && !characters.every((one) => words.has(one));
    return isTold === true && weight < 1 && isUnspaced(token) && isWord;
  };

/** A question for an amount, a number or a time is best answered by a sentence with a digit. */
const hasNumber = /\d/;

function bonus(question: string, text: string): number {
  const number = asks('amount', question) && hasNumber.test(text) ? 0.14 : 0;
  const reason = asks('reason', question) && asks('givesReason', text) ? 0.08 : 0;
  return number + reason;
}

/** Caches lookups by term: a term is weighed, compared and counted over the same texts. */
function lookedUpOnce(holds: Holds): Holds {
  const known = new Map<WeightedTerm, number>();
  return (term) => {
    let found = known.get(term);
    if (found === undefined) known.set(term, (found = holds(term)));
    return found;
  };
}

/** Reads each text once, for all terms and passages. */
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

/** Returns a function for the share of the total weight that a text has, 0 … 1. */
function shareBy(weighed: readonly (readonly [WeightedTerm, number])[]): (of: Holds) => number {
  const whole = weighed.reduce((sum, [, weight]) => sum + weight, 0) || 1;
  return (of) => weighed.reduce((sum, [term, weight]) => sum + weight * of(term), 0) / whole;
}

/** Whether it can be determined at all if an event has a term, perhaps in another language. */
function comparing(passages: readonly Passage[], isForeign: boolean, holds: Reading) {
  return (term: WeightedTerm): boolean =>
    !isForeign ||
    term.naming ||
    // A name without capitals is in the text character by character.
    passages.some(({ text }) => holds(text)(term) === 1) ||
    // Part of a name that the dictionary split: the text has the full name in the other script.
    passages.some(({ text }) => term.spelled?.pattern.test(fold(text))) ||
    term.others.some((other) => passages.some((passage) => passage.lang === other.lang));
}

/** A term's weight among the passages: one that every passage has does not distinguish them. */
function localWeight(term: WeightedTerm, passages: readonly Passage[], holds: Reading): number {
  const holding = passages.filter(({ text }) => holds(text)(term) > 0).length;
  return term.worth * Math.log(1 + passages.length / (holding + 1));
}

type Shares = {
  /** The share of all terms … */
  share: (of: Holds) => number;
  /** … and of the terms that distinguish the passages. */
  local: (of: Holds) => number;
};

/** The passages, best first, by what they and the lines around them have. */
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

/** How surely each term is anywhere in an event, including its headline and brief. */
function anywhereIn(
  event: StoredEvent,
  passages: readonly Passage[],
  terms: readonly WeightedTerm[],
  { holds, title, brief }: { holds: Reading; title: Holds; brief: Holds },
): ReadonlyMap<WeightedTerm, number> {
  const year = String(new Date(event.release_time).getUTCFullYear());
  const most = (term: WeightedTerm) =>
    Math.max(
      // Reports seldom name the current year.
      Number(term.token === year),
      title(term),
      brief(term),
      ...passages.map(({ text, heading }) => Math.max(holds(text)(term), holds(heading)(term))),
    );
  return new Map(terms.map((term) => [term, most(term) || atHome(term, event, passages)]));
}

/** Whether texts have a name only inside of other words, which the index matches as well. */
function isInsideOnly({ naming, token, others }: WeightedTerm, folded: readonly string[]): boolean {
  const written = [token, ...others.map(({ word }) => word)];
  return naming && folded.some((text) => written.some((one) => text.includes(one)));
}

/** Ranks the passages of an event by how well they answer; without terms all score 0. */
export function rankEvent(
  event: StoredEvent,
  passages: readonly Passage[],
  question: { text: string; lang: Language },
  given: {
    terms: readonly WeightedTerm[];
    /** How surely the full-text search found each term, in any language of the event. */
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
  // One missing rare word is offset by others that are found, unless it is the thing asked about.
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
