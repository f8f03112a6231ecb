// Questions that fit any article because they name nothing ("What led up to this?"), and how a
// sentence shows that it answers one. Protects that such a question is only offered where it has an
// answer, and only answered by that: offering and answering read the same table.
import type { Language } from '@/lib/model/text/languages';
import { aspects, type Aspect } from '../lexicon/aspect-signs';
import { lexicons } from '../lexicons';
import { countriesIn } from '../meanings/countries-in';
import { inOneScript } from '../segment';
import { asks, tellsAftermath, tellsBlame, tellsPlace, tellsScorer, tellsWinner } from './asking';
import { askedNameOf, callsByName } from './called';
import { askedKind, showsKind } from './kinds';
import { givesMeasure } from './measures';
import { askedMakers, namesMaker } from './makers';

export type AskedAspect = {
  aspect: Aspect;
  /** The question without the words that ask for the aspect. */
  rest: string;
};

/** The aspect that a question asks for, or undefined. */
export function askedAspect(text: string, lang: Language): AskedAspect | undefined {
  for (const aspect of aspects) {
    const { asks } = lexicons[lang].aspects[aspect];
    if (asks.test(text)) return { aspect, rest: text.replace(asks, ' ') };
  }
  return undefined;
}

/** Whether a sentence in `lang` shows that it covers the aspect. */
export function tellsOf(aspect: Aspect, sentence: string, lang: Language): boolean {
  return lexicons[lang].aspects[aspect].tells?.test(inOneScript(sentence)) ?? true;
}

/**
 * What a sentence must contain to answer a question of a certain kind; undefined if any may answer.
 */
export function answers(
  question: string,
): ((sentence: { text: string; lang: Language }) => boolean) | undefined {
  if (asks('reason', question))
    return ({ text, lang }) =>
      tellsOf('cause', text, lang) ||
      tellsBlame(text, lang) ||
      tellsAftermath(text, lang, question);
  if (asks('country', question)) {
    const asked = new Set(countriesIn(question));
    return ({ text }) => countriesIn(text).some((one) => !asked.has(one));
  }
  const kind = askedKind(question);
  if (kind) return (sentence) => showsKind(sentence, kind, question);
  const makers = askedMakers(question);
  if (makers.length > 0) return (sentence) => namesMaker(sentence, makers, question);
  const noun = askedNameOf(question);
  if (noun) return (sentence) => callsByName(sentence, noun, question);
  if (asks('day', question)) return ({ text, lang }) => tellsOf('time', text, lang);
  if (asks('place', question)) return ({ text, lang }) => tellsPlace(text, lang, question);
  if (asks('winner', question)) return ({ text, lang }) => tellsWinner(text, lang);
  if (asks('scorer', question)) return ({ text, lang }) => tellsScorer(text, lang);
  const measure = givesMeasure(question);
  if (measure) return measure;
  return asks('moment', question)
    ? ({ text, lang }) => /\d/.test(text) || tellsOf('time', text, lang)
    : undefined;
}
