// A question as the search needs it: its language, and the words that name what it is about.
import type { Language } from '@/lib/model/text/languages';
import { languageOfQuestion } from '../language/detect-language';
import { fold, segment } from '../language/segment';
import { lexicons } from '../language/lexicons';
import { namesIn } from '../language/names-in';
import { chinese, chineseTerms } from '../language/chinese/chinese-terms';
import { otherWords, type OtherWord } from '../language/other-words';
import { questionWords } from '../language/question-words';
import { indexWords } from '../language/word-forms';

export type Term = {
  /** A token of `store/search/segment.ts`, or a longer Chinese word. */
  token: string;
  /** Other words for the same, in any language. */
  others: readonly OtherWord[];
  /** Words of the index that may be forms of it, and such that may be forms of the others. */
  forms: string[];
  otherForms: string[];
  /** Names and numbers count more than other words. */
  weight: number;
};

export type Question = { text: string; lang: Language; terms: Term[] };

/** More than any question has; the rest of a pasted text is not looked for. */
const termsOfQuestion = 16;
const charactersOfQuestion = 500;
const nameWeight = 1.4;

/** "US" is a name where "us" is none. */
const shortNames = (text: string) =>
  new Set([...text.matchAll(/\b\p{Lu}{2,4}\b/gu)].map(([name]) => fold(name)));

/** Ways to ask whose words mean more elsewhere. */
const spacedPhrases =
  /\b(?:(?:what|which) (?:time|day|year|date)|(?:anong|aling) (?:oras|araw|taon|petsa))\b/gi;

function spacedTerms(text: string, lang: Language): [string, number][] {
  const { stopWords } = lexicons[lang];
  const [names, short] = [namesIn(text), shortNames(text)];
  return segment(text.replace(spacedPhrases, ' '), lang)
    .filter(
      (token) => short.has(token) || !(stopWords.has(token) || questionWords[lang].has(token)),
    )
    .filter((token) => token.length > 1 || /\d/.test(token))
    .map((token) => [token, names.has(token) || /\d/.test(token) ? nameWeight : 1]);
}

/** The words of the index by which a word is found. */
function formsOf({ word, lang }: OtherWord): string[] {
  if (!chinese.test(word)) return indexWords(segment(word, lang)[0] ?? word, lang);
  if ([...word].length <= 2) return indexWords(word, lang);
  // Of a long word the index may know its parts only: the longest says most.
  return segment(word, lang)
    .sort((a, b) => b.length - a.length)
    .slice(0, 1);
}

function termOf(token: string, weight: number, lang: Language): Term {
  const others = otherWords(token, lang);
  const forms = formsOf({ word: token, lang });
  return { token, others, forms, otherForms: [...new Set(others.flatMap(formsOf))], weight };
}

/** Reads a question; one without terms names nothing ("Why?", "Tell me more"). */
export function readQuestion(text: string, reader: Language): Question {
  const shown = text.slice(0, charactersOfQuestion);
  const lang = languageOfQuestion(shown, reader);
  const weighted = chinese.test(shown) ? chineseTerms(shown) : spacedTerms(shown, lang);
  const weights = new Map([...weighted].reverse());
  return {
    text,
    lang,
    terms: [...weights]
      .reverse()
      .slice(0, termsOfQuestion)
      .map(([token, weight]) => termOf(token, weight, lang)),
  };
}
