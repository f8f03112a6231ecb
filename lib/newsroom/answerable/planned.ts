// Whether what a question asks of as done is only planned, feared or alleged in a report. Protects that
// when somebody banned it is not answered by a ban that is being considered.
import type { Language } from '@/lib/model/text/languages';
import { tokensOf } from '../evidence/compare';
import { lexicons } from '../language/lexicons';
import { isKnownDeed } from '../language/meanings/other-words';
import { asksOfFuture, asksOfPast, isPastVerb } from '../language/questions/asking';
import { isPart, type Token } from '../language/lexicon/token';
import type { Passage } from '../evidence/passages';
import { placesOf } from './places';
import type { Question, WeightedTerm } from './question';
import type { RankedEvent } from './rank';

/** Whether a doubt or a plan stands before a place of a text, in the same clause, or a condition in its sentence. */
function isDoubted(
  tokens: readonly Token[],
  start: number,
  { asked, lang }: { asked: ReadonlySet<string>; lang: Language },
): boolean {
  const { conditions } = lexicons[lang].comparison;
  const behind = tokens.findIndex((token) => token.start >= start);
  const before = tokens.slice(0, behind < 0 ? undefined : behind).reverse();
  const clause = before.findIndex((token) => isPart(token) && token.part !== 'complementizer');
  const sentence = before.findIndex(({ kind }) => kind === 'stop');
  const isUnder = ({ key }: Token) => conditions.has(key) && !asked.has(key);
  return (
    before.slice(0, sentence < 0 ? undefined : sentence).some(isUnder) ||
    before
      .slice(0, clause < 0 ? undefined : clause)
      .some(({ kind, key }) => kind === 'hedge' && !asked.has(key))
  );
}

/** Whether each sentence of a report that tells the deed of a question has a doubt or a plan before it. */
export function isOnlyPlanned({ found, passages }: RankedEvent, question: Question): boolean {
  const { text, lang } = question;
  const isDeed = ({ naming, token }: WeightedTerm) =>
    !naming && (isKnownDeed(token, lang) || isPastVerb(token, lang));
  const deeds = found.filter(isDeed);
  // What is planned answers who asks for what will be.
  if (deeds.length === 0 || asksOfFuture(text, lang)) return false;
  if (!asksOfPast(text, lang) && !deeds.some(({ token }) => isPastVerb(token, lang))) return false;
  // What the question itself doubts or names is no doubt of the report.
  const asked = new Set(tokensOf(text, lang).map(({ key }) => key));
  const told = (passage: Passage) => {
    const tokens = tokensOf(passage.text, passage.lang);
    return placesOf(passage.text, deeds, lang).map(({ start }) =>
      isDoubted(tokens, start, { asked, lang: passage.lang }),
    );
  };
  const doubted = passages.flatMap(told);
  return doubted.length > 0 && doubted.every(Boolean);
}
