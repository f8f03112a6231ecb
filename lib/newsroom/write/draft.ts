// The text of an event before it has citation numbers: which reports are about one happening, which
// headline, which sentences in which order, and what they are about. Copies are left out.
import type { Language } from '@/lib/model/text/languages';
import type { Article } from '@/lib/newsroom/types';
import { makeBlocks } from './blocks';
import type { Block } from './blocks';
import { chooseBrief } from './brief';
import { candidatesOf } from './candidates';
import { chooseStatements } from './choose';
import { differencesOf, isWholeSaying, type Difference } from './differences';
import { chooseAnchors, chooseKeywords } from './keywords';
import { findNames } from '../language/names/names';
import type { Name } from '../language/lexicon/name';
import { missingNumbers, passedOver } from './newest-numbers';
import { oneHappening } from './one-happening';
import { besidesTitle } from './of-title';
import { onSubject } from './on-subject';
import { earlierFigures, outdatedOf } from './outdated';
import { perspectivesOf, type Perspective } from './perspectives';
import { readPromises } from './promise';
import { publisherOf } from './syndication';
import { termsOf } from '../language/text-terms';
import { addsCourse, timelineOf, type TimelineLine } from './timeline';
import { bareTitle, chooseTitle, headlineScore } from './title';
import { scoreSentences, weighTerms } from './weigh';

export type Draft = {
  /** The originals about the happening: the others are another story, or in another language. */
  reports: readonly Article[];
  title: string;
  /** '' when the sources only gave one headline. */
  brief: string;
  blocks: Block[];
  anchors: string[];
  keywords: Name[];
  headlines: string[];
  timeline: TimelineLine[];
  perspectives: Perspective[];
  differences: Difference[];
};

/** Drafts an event from its originals; those in another language than `lang` are not quoted. */
export function draftOf(originals: readonly Article[], lang: Language, shownTitle?: string): Draft {
  const inLanguage = originals.filter((article) => article.lang === lang);
  const reports = oneHappening(inLanguage, lang, shownTitle);
  const headlines = reports
    .map((article) => ({ article, text: bareTitle(article), publisher: publisherOf(article) }))
    .map((headline) => ({ ...headline, terms: termsOf(headline.text, lang) }));
  const texts = headlines.map(({ text }) => text);
  const candidates = onSubject(candidatesOf(reports, lang), reports, lang);
  const weights = weighTerms([...candidates, ...headlines]);
  const promises = readPromises(candidates, lang);
  const headline = chooseTitle(reports.length > 0 ? reports : originals, lang, {
    weigh: weights.weigh,
    told: promises.kept,
    previous: shownTitle,
  });
  const besides = besidesTitle(reports, headline, lang);
  if (besides.size > 0) {
    const rest = originals.filter((article) => !besides.has(article));
    return draftOf(rest, lang, shownTitle);
  }
  const scored = scoreSentences(candidates, termsOf(headline, lang), lang, weights);
  const chosen = chooseStatements(scored, headline, lang, { weights, promises });
  const { added, needed } = missingNumbers(chosen, scored, headlines, headline, lang);
  const now = [...chosen, ...added];
  const statements = [...now, ...earlierFigures(now, scored, lang, weights)];
  const rank = ({ text }: { text: string }) =>
    text === headline ? Number.MAX_VALUE : headlineScore(text, lang, weights.weigh);
  const byRank = [...headlines].sort((a, b) => rank(b) - rank(a));
  const outdated = outdatedOf(statements, lang, weights);
  const { lines: steps, said } = timelineOf(reports, lang);
  const blocks = makeBlocks(statements, byRank, lang, weights, {
    ...{ outdated, title: headline },
    needed: needed ?? passedOver(headlines, headline, promises, lang),
    course: said,
    share: promises.isRich(headline) ? (text) => promises.share(headline, text) : undefined,
  });

  const sentences = blocks.flatMap((block) => block.sentences.map(({ text }) => text));
  const title = headline || (sentences[0] ?? '');
  const telling = sentences.filter((sentence) => sentence !== title);
  const anchors = chooseAnchors(blocks);
  const names = findNames(
    candidates.map(({ text }) => text),
    texts,
    lang,
  );
  const notNamed = originals.flatMap(({ source, authors = [] }) => [source, ...authors]);
  const told = new Set(sentences);
  const isCourse =
    !steps.every(({ text }) => told.has(text)) && addsCourse(steps, headline, sentences, lang);
  const timeline = isCourse ? steps : [];
  const course = timeline.map(({ text }) => text);
  return {
    reports: reports.length > 0 ? reports : originals,
    title,
    // Headlines have no full stop: two in a row are unreadable.
    brief: chooseBrief(statements.length > 0 ? telling : telling.slice(0, 1), lang),
    blocks,
    anchors,
    keywords: chooseKeywords(names, sentences, anchors, notNamed, lang),
    headlines: texts,
    timeline,
    // Headlines alone are in the text already.
    perspectives:
      statements.length > 0
        ? perspectivesOf(reports, candidates, { headline, sentences, course }, lang)
        : [],
    differences: differencesOf([...candidates.filter(isWholeSaying), ...headlines], lang, weights),
  };
}
