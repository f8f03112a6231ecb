// Whether a sentence names a person that a question asks for by a noun: which judge, 哪位法官.
// Protects: ‘a judge blocked the law’ does not answer which one.
import type { Language } from '@/lib/model/text/languages';
import { escapePattern } from '../escape-pattern';
import { lexicons } from '../lexicons';
import { otherWords } from '../meanings/other-words';
import { placeWords } from '../meanings/rows';
import { capitalRuns, cutTitles, type Token } from '../names/capital-runs';
import { fold, inOneScript } from '../segment';
import { isHeadlineCase } from '../spaced/headline-case';

type Text = { text: string; lang: Language };
/** The words that ask for a person, such as ‘which judge’, and their language. */
type Asked = { words: string; lang: Language; question: string };
type Span = { start: number; end: number };

/** A full name has at least a given name and a surname. */
const fullName = 2;
/** Before these words a capitalized one is no person's name. */
const ofOther = /(?:^|[ ,])(?:the|in|at|from|near|outside|ang|sa|noong|nitong) $/iu;
/** ‘The judge, Ana Reyes’, ‘the judge was Ana Reyes’ */
const toName = /^(?:,? (?:is|was|named|called|identified as|ay si|na si|si))?,? ?$/iu;
/** ‘Ana Reyes, a federal judge’, ‘Ana Reyes is the judge’ */
const fromName = /^(?:,| is| was| ang| ay)(?: (?:an?|the|ang|isang))?(?: [\p{L}.’'-]+){0,4} $/iu;

/** The names of people in a text with capitals, except those of the question. */
function peopleIn({ text, lang }: Text, question: string): (Span & { isFull: boolean })[] {
  const { names } = lexicons[lang];
  const asked = fold(question);
  const spanOf = (run: readonly Token[]) => {
    const name = cutTitles(run, text, lang).at(-1) ?? [];
    const [first] = name;
    const last = name.at(-1);
    // ‘U.S. District Judge’ ends with the title.
    if (!first || !last || last.end !== run.at(-1)?.end) return [];
    const words = name.map((one) => fold(one.text));
    const isTitled = first.start !== run[0]?.start;
    const isNone =
      (!isTitled && ofOther.test(text.slice(0, first.start))) ||
      names.bodies.test(last.text) ||
      placeWords.has(words.join(' ')) ||
      words.some((word) => asked.includes(word) || names.calendar.has(word));
    return isNone ? [] : [{ start: first.start, end: last.end, isFull: name.length >= fullName }];
  };
  return capitalRuns(text, names).flatMap(spanOf);
}

/** The places of the noun that a question asks by, and of words for it in the text's language. */
function nounsIn({ text, lang }: Text, asked: Asked): Span[] {
  const word = fold(asked.words.match(/[\p{L}-]+(?=\P{L}*$)/u)?.[0] ?? '');
  const { spaced } = lexicons[lang];
  const own = asked.lang === lang ? [word.replace(/(?<=\p{Script=Latin}{3})s$/u, '')] : [];
  // Characters before the noun describe it: 哪位美国法官.
  const ends = spaced ? [] : own.flatMap((one) => [one.slice(-3), one.slice(-2)]);
  const others = otherWords(word, asked.lang).filter((one) => one.lang === lang);
  const forms = [...own, ...ends, ...others.map((one) => one.word)].filter((one) => one.length > 1);
  if (forms.length === 0) return [];
  const form = forms.map(escapePattern).join('|');
  const pattern = spaced ? `(?<!\\p{L})(?:${form})(?:e?s)?(?!\\p{L})` : form;
  return [...inOneScript(text).matchAll(new RegExp(pattern, 'giu'))].map(({ 0: found, index }) => ({
    ...{ start: index, end: index + found.length },
  }));
}

const foreignName =
  /\p{Lu}[\p{L}.’'-]+ \p{Lu}[\p{L}.’'-]+|\p{Script=Han}{1,6}[·•]\p{Script=Han}{1,6}/u;

/**
 * Whether a sentence names somebody that the question does not: beside the noun that it asks by or,
 * where a sentence lacks that, anywhere by a full name.
 */
export function namesPerson({ text, lang }: Text, asked: Asked): boolean {
  const { spaced, persons } = lexicons[lang];
  const nouns = nounsIn({ text, lang }, asked);
  if (!spaced) {
    if (nouns.length === 0) return foreignName.test(text);
    const question = fold(asked.question);
    return nouns.some(({ start, end }) =>
      persons.namesBeside(text, start, end).some((name) => !question.includes(fold(name))),
    );
  }
  if (isHeadlineCase(text)) return false;
  const people = peopleIn({ text, lang }, asked.question);
  if (nouns.length === 0) return people.some(({ isFull }) => isFull);
  return nouns.some((noun) =>
    people.some(({ start, end }) =>
      start >= noun.end
        ? toName.test(text.slice(noun.end, start))
        : fromName.test(text.slice(end, noun.start)),
    ),
  );
}
