// A question as the search needs it: its language, and the words that name what it is about.
import type { Language } from '@/lib/model/languages';
import { toTag } from '@/lib/model/languages';
import { detectLanguage } from '../ingest/detect-language';
import { fold, segment } from '../store/search/segment';
import { lexicons } from '../write/lexicon/lexicons';
import { questionWords } from './question-words';
import { indexWords } from './word-forms';

export type Term = {
  /** A token of `store/search/segment.ts`. */
  token: string;
  /** Words of the index that may be forms of it. */
  forms: string[];
  /** Names and numbers count more than other words. */
  weight: number;
};

export type Question = { text: string; lang: Language; terms: Term[] };

/** More than any question has; the rest of a pasted text is not looked for. */
const termsOfQuestion = 16;
const charactersOfQuestion = 500;
const nameWeight = 1.4;

const chinese = /\p{Script=Han}/u;
/** Ways to ask that the segmenter would join with the words beside them. */
const chinesePhrases =
  /为什么|什么时候|多少钱|什么样|是什么|是在|怎么样|怎么办|是不是|有没有|能不能|可不可以|会不会|哪一?[个些种位年天里儿]|多少|什么|怎么|怎样|如何|为何|请问|以后|之后|现在|到底|究竟|一共|总共|其实|起来|出来|下来|过来/g;
const segmenter = new Intl.Segmenter(toTag('zh'), { granularity: 'word' });

/** The runs of a Chinese text between the words that only ask or join. */
function chineseRuns(text: string): string[] {
  const runs: string[] = [''];
  for (const { segment: word } of segmenter.segment(text.replace(chinesePhrases, ' '))) {
    if (questionWords.zh.has(word)) runs.push('');
    else runs[runs.length - 1] += word;
  }
  return runs.filter((run) => run.trim() !== '');
}

/** Of a long word each pair counts less than a word; a character alone, less still. */
const pairWeight = 0.6;
const singleWeight = 0.3;

const pairsOf = (characters: readonly string[]) =>
  characters.slice(1).map((character, at) => `${characters[at]}${character}`);

/**
 * The terms of a run without spaces: words of two characters, pairs of longer ones. A name is in no
 * dictionary and falls apart into single characters: those side by side are taken together.
 */
function chineseTerms(run: string): [string, number][] {
  const terms: [string, number][] = [];
  let single: string[] = [];
  const endOfSingle = () => {
    if (single.length === 1) terms.push([single.join(''), singleWeight]);
    else terms.push(...pairsOf(single).map((pair): [string, number] => [pair, pairWeight]));
    single = [];
  };
  for (const { segment: word, isWordLike } of segmenter.segment(run)) {
    const characters = [...fold(word)];
    const isChinese = isWordLike === true && chinese.test(word);
    if (isChinese && characters.length === 1) {
      single.push(...characters);
      continue;
    }
    endOfSingle();
    if (!isChinese) {
      terms.push(...segment(word, 'zh').map((token): [string, number] => [token, 1]));
    } else if (characters.length === 2) terms.push([characters.join(''), 1]);
    else terms.push(...pairsOf(characters).map((pair): [string, number] => [pair, pairWeight]));
  }
  endOfSingle();
  return terms;
}

/** Words written with a capital inside the text, which are names in English and Filipino. */
function namesIn(text: string): Set<string> {
  const names = [...text.matchAll(/(?<![.!?]\s*|^)\b\p{Lu}[\p{L}\p{N}’'-]*/gu)];
  return new Set(names.flatMap(([name]) => segment(name, 'en')));
}

/** "US" is a name where "us" is none. */
const shortNames = (text: string) =>
  new Set([...text.matchAll(/\b\p{Lu}{2,4}\b/gu)].map(([name]) => fold(name)));

function spacedTerms(text: string, lang: Language): [string, number][] {
  const { stopWords } = lexicons[lang];
  const [names, short] = [namesIn(text), shortNames(text)];
  return segment(text, lang)
    .filter(
      (token) => short.has(token) || !(stopWords.has(token) || questionWords[lang].has(token)),
    )
    .filter((token) => token.length > 1 || /\d/.test(token))
    .map((token) => [token, names.has(token) || /\d/.test(token) ? nameWeight : 1]);
}

/** The language that `text` is written in; `reader` decides where a few words do not say. */
export function languageOf(text: string, reader: Language): Language {
  if (chinese.test(text)) return 'zh';
  const found = detectLanguage(text, reader);
  return reader === 'zh' && found === 'en' ? 'en' : found;
}

/** Reads a question; one without terms names nothing ("Why?", "Tell me more"). */
export function readQuestion(text: string, reader: Language): Question {
  const shown = text.slice(0, charactersOfQuestion);
  const lang = languageOf(shown, reader);
  const weighted = chinese.test(shown)
    ? chineseRuns(shown).flatMap(chineseTerms)
    : spacedTerms(shown, lang);
  const weights = new Map([...weighted].reverse());
  return {
    text,
    lang,
    terms: [...weights]
      .reverse()
      .slice(0, termsOfQuestion)
      .map(([token, weight]) => ({ token, forms: indexWords(token, lang), weight })),
  };
}
