// A model's rewriting of a quoted event: a new version in which every sentence cites. Everything
// but the text stays as it was, including the numbers of the references, so that [2] means the same
// source before and after.
import type { Language } from '@/lib/model/text/languages';
import type { Model } from '../model/model';
import type { Article, StoredEvent } from '../types';
import { articleRequest } from './article-request';
import { askForLines } from '../model/ask-lines';
import { notesOf, type Block } from './blocks';
import { paragraphSentences } from './budget';
import { evidenceOf } from '../evidence/evidence-of';
import type { SentenceCheck } from '../evidence/model-check';
import { confirmArticle, type ConfirmedSentence } from './confirmed-article';
import { checkArticle, type CheckedArticle, type SupportedSentence } from './checked-article';
import { plainSentences } from '../evidence/cited-text';
import { chooseAnchors, chooseKeywords } from './keywords';
import { findNames } from '../language/names/names';
import { answeredQuestions } from './questions';
import { localized, outlineOf, toContent } from './shown-text';
import { sourcePassages, writableSources, type SourcePassage } from './source-passages';
import { termsOf } from '../language/text-terms';
import { bareTitle } from './title';
import { versionOf } from './version';
import { weighTerms } from './weigh';

/** Sources with fewer sentences are better quoted than written from. */
const writtenPassagesLeast = 4;

/** Paragraphs of about equal length, within the limit. */
function paragraphsOf(sentences: readonly SupportedSentence[]): SupportedSentence[][] {
  const count = Math.ceil(sentences.length / paragraphSentences);
  const start = (paragraph: number) => Math.round((paragraph * sentences.length) / count);
  return Array.from({ length: count }, (_, at) => sentences.slice(start(at), start(at + 1)));
}

function toBlocks(
  { sections }: CheckedArticle,
  lang: Language,
  weigh: (text: string) => number,
): Block[] {
  return sections.flatMap(({ heading, sentences }): Block[] => [
    ...(heading === '' ? [] : [{ kind: 'h2' as const, heading, sentences: [] }]),
    ...paragraphsOf(sentences).map((paragraph) => ({
      kind: 'p' as const,
      heading: '',
      sentences: paragraph.map(({ text, passages }) => {
        const articles = [...new Set(passages.map(({ article }) => article))];
        return { text, articles, score: weigh(text), notes: notesOf(text, articles, lang) };
      }),
    })),
  ]);
}

/** The event that a model wrote from the quoted `event`, with passages of `sources`. */
function rewritten(
  event: StoredEvent,
  sources: readonly Article[],
  passages: readonly SourcePassage[],
  article: CheckedArticle,
): StoredEvent {
  const { lang, references } = event;
  const weights = weighTerms(passages);
  const blocks = toBlocks(article, lang, (text) => weights.weigh(termsOf(text, lang)));
  const sentences = blocks.flatMap((block) => block.sentences.map(({ text }) => text));
  const anchors = chooseAnchors(blocks);
  const names = findNames(
    passages.map(({ text }) => text),
    sources.map(bareTitle),
    lang,
  );
  const publishers = sources.map(({ source }) => source);
  const keywords = chooseKeywords(names, sentences, anchors, publishers, lang);
  const quoted = {
    title: event.title[0]?.text ?? '',
    content: event.content.map(({ element_type, text }) => ({ element_type, text })),
  };
  const shown = {
    title: localized(article.title || quoted.title, lang),
    brief: localized(article.brief || (event.brief[0]?.text ?? ''), lang),
    content: toContent(blocks, references, lang),
  };
  const fresh = new Set(event.new_references);
  const written: StoredEvent = {
    ...event,
    ...shown,
    event_version_id: versionOf({ ...shown, references }),
    anchors: anchors.map((text) => localized(text, lang)),
    anchor_keywords: keywords.map(({ text }) => localized(text, lang)),
    outline: outlineOf(blocks, lang),
    // A sentence is new if it only cites new sources.
    highlights: shown.content.flatMap((block, paragraph_index) =>
      plainSentences(block).some(
        ({ citations }) => citations.length > 0 && citations.every((order) => fresh.has(order)),
      )
        ? [{ paragraph_index }]
        : [],
    ),
    writing: 'model',
    translated: undefined,
    written_from: event.event_version_id,
    quoted,
  };
  // The questions were made for the quoted text, some of which may be gone.
  return { ...written, follow_up_questions: answeredQuestions(written) };
}

/** The evidence for a sentence, with the numbers of the event's references. */
function evidenceFor({ text, passages, judgment }: ConfirmedSentence, event: StoredEvent) {
  const orders = new Map(event.references.map(({ link, order }) => [link, order]));
  const cited = passages.map((passage) => {
    const order = orders.get(passage.article.url);
    return { numbers: order === undefined ? [] : [order], passage };
  });
  const numbers = [...new Set(cited.flatMap((one) => one.numbers))];
  return evidenceOf(text, judgment, numbers, cited);
}

export type Rewriting = {
  /**
   * Undefined when too little of what the model wrote is supported. Throws what the model throws.
   */
  by(model: Model, check: SentenceCheck, signal: AbortSignal): Promise<StoredEvent | undefined>;
};

/** Undefined when the event's sources say too little for an article by a model. */
export function rewriting(event: StoredEvent, articles: readonly Article[]): Rewriting | undefined {
  const sources = writableSources(event, articles);
  const passages = sourcePassages(sources, event);
  if (passages.length < writtenPassagesLeast) return undefined;
  return {
    async by(model, check, signal) {
      const lines = await askForLines(model, articleRequest(passages, event.lang), signal);
      const article = checkArticle(lines, passages, event.lang);
      const confirmed = article && (await confirmArticle(article, event.lang, check, signal));
      if (!confirmed) return undefined;
      return {
        ...rewritten(event, sources, passages, confirmed.article),
        evidence: confirmed.sentences.map((sentence) => evidenceFor(sentence, event)),
      };
    },
  };
}
