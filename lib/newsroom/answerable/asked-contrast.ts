// Which way a figure moved, since when, and which superlative is meant. Protects: a fall does not
// answer how much something rose, and the largest does not answer which is the smallest.
import { languages, type Language } from '@/lib/model/text/languages';
import {
  bounds,
  superlatives,
  type Bound,
  type ContrastForms,
} from '../language/lexicon/contrast-forms';
import { lexicons } from '../language/lexicons';
import { inOneScript } from '../language/segment';
import { answering } from './answering';
import type { Question } from './question';
import type { RankedEvent, RankedPassage } from './rank';

type Either = 'rises' | 'falls' | 'yearly' | 'monthly';
const pairs: readonly (readonly [Either, Either])[] = [
  ['rises', 'falls'],
  ['yearly', 'monthly'],
];

const says = ({ text, lang }: Pick<RankedPassage, 'text' | 'lang'>, one: Either): boolean =>
  lexicons[lang].contrasts[one].test(inOneScript(text));

/**
 * Whether all answering sentences say the opposite of what is asked for, and none says what is
 * asked for.
 */
function saysOther(question: Question, sentences: readonly RankedPassage[]): boolean {
  const isOnly = (one: Parameters<typeof says>[0], [is, other]: readonly [Either, Either]) =>
    says(one, is) && !says(one, other);
  return pairs
    .flatMap(([one, other]) => [[one, other] as const, [other, one] as const])
    .some(
      ([is, other]) =>
        isOnly(question, [is, other]) && sentences.every((one) => isOnly(one, [other, is])),
    );
}

const isNth = (superlative: string): boolean => / \d$/u.test(superlative);

/** The superlatives of a text with their rank, as ‘most’, or ‘most 2’ for the second of all. */
function superlativesIn(text: string, { superlatives: forms, nths }: ContrastForms): string[] {
  return superlatives.flatMap((name) =>
    [...text.matchAll(forms[name])].map(({ 0: found, index }) => {
      const upTo = text.slice(0, index + found.length);
      const nth = nths.findIndex((one) => one.test(upTo));
      return nth < 0 ? name : `${name} ${nth + 2}`;
    }),
  );
}

/** Whether texts express the extreme that a question asks for in other words than a superlative. */
function tellBound(asked: string, said: readonly string[], lang: Language): boolean {
  const isTold = (name: Bound) =>
    languages.some((of) => said.some((one) => lexicons[of].contrasts.bounds[name].tells.test(one)));
  return bounds.some(
    (name) => lexicons[lang].contrasts.bounds[name].asks.test(asked) && isTold(name),
  );
}

/**
 * Whether a question asks for a superlative (the largest, the youngest) that a report nowhere has.
 */
function lacksSuperlative({ event, passages }: RankedEvent, { text, lang }: Question): boolean {
  const { contrasts } = lexicons[lang];
  // ‘Why did Veldra, the largest mill, close’ does not ask for a superlative.
  const question = inOneScript(contrasts.aside ? text.replace(contrasts.aside, ' ') : text);
  const asked = superlativesIn(question, contrasts);
  if (asked.length === 0) return false;
  const said = [...event.title, ...passages.filter(({ own }) => own > 0)].map((one) =>
    inOneScript(one.text),
  );
  const told = said.flatMap((one) =>
    languages.flatMap((of) => superlativesIn(one, lexicons[of].contrasts)),
  );
  if (asked.some((one) => told.includes(one))) return false;
  // A record is never the second highest.
  return asked.some(isNth) || !tellBound(question, said, lang);
}

/** Whether a report says the opposite of what a question asks for, or another rank. */
export function lacksContrast(ranked: RankedEvent, question: Question): boolean {
  if (lacksSuperlative(ranked, question)) return true;
  // ‘How many died’ is not about how much anything rose.
  if (!languages.some((of) => lexicons[of].contrasts.extent.test(question.text))) return false;
  const sentences = answering(ranked, question);
  return sentences.length > 0 && saysOther(question, sentences);
}
