// The text of an event before it is numbered: which headline, which sentences in which order, and
// what they speak of. Copies take no part in it.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { makeBlocks } from './blocks';
import type { Block } from './blocks';
import { chooseBrief } from './brief';
import { candidatesOf } from './candidates';
import { chooseStatements } from './choose';
import { chooseAnchors, chooseKeywords } from './keywords';
import { findNames } from '../language/names';
import type { Name } from '../language/names';
import { publisherOf } from './syndication';
import { termsOf } from '../language/text-terms';
import { bareTitle, chooseTitle, headlineScore } from './title';
import { scoreSentences, weighTerms } from './weigh';

export type Draft = {
  title: string;
  /** '' when the sources gave nothing but one headline. */
  brief: string;
  blocks: Block[];
  anchors: string[];
  keywords: Name[];
  headlines: string[];
};

/** Drafts an event from its originals; those in another language than `lang` are not quoted. */
export function draftOf(originals: readonly Article[], lang: Language, shownTitle?: string): Draft {
  const candidates = candidatesOf(originals, lang);
  const headlines = originals
    .filter((article) => article.lang === lang)
    .map((article) => ({ article, text: bareTitle(article), publisher: publisherOf(article) }))
    .map((headline) => ({ ...headline, terms: termsOf(headline.text, lang) }));
  const weights = weighTerms([...candidates, ...headlines]);
  const headline = chooseTitle(originals, lang, weights.weigh, shownTitle);
  const scored = scoreSentences(candidates, termsOf(headline, lang), lang, weights);
  const statements = chooseStatements(scored, lang, weights);
  const rank = ({ text }: { text: string }) =>
    text === headline ? Number.MAX_VALUE : headlineScore(text, lang, weights.weigh);
  const byRank = [...headlines].sort((a, b) => rank(b) - rank(a));
  const blocks = makeBlocks(statements, byRank, lang, weights);

  const sentences = blocks.flatMap((block) => block.sentences.map(({ text }) => text));
  const title = headline || (sentences[0] ?? '');
  const telling = sentences.filter((sentence) => sentence !== title);
  const anchors = chooseAnchors(blocks);
  const texts = headlines.map(({ text }) => text);
  const names = findNames(
    candidates.map(({ text }) => text),
    texts,
    lang,
  );
  const publishers = originals.map(({ source }) => source);
  return {
    title,
    // Headlines have no full stop: two in a row cannot be read.
    brief: chooseBrief(statements.length > 0 ? telling : telling.slice(0, 1), lang),
    blocks,
    anchors,
    keywords: chooseKeywords(names, sentences, anchors, publishers, lang),
    headlines: texts,
  };
}
