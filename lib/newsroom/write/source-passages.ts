// The passages from which a model may write an article: the most telling sentences of the event's
// sources, oldest report first. A source whose text addresses machines is left out, as for the
// assistant.
import type { Language } from '@/lib/model/text/languages';
import { hidesText, isInstruction } from '../model/instructions';
import type { Passage } from '../evidence/passages';
import type { Article, StoredEvent } from '../types';
import { candidatesOf, type Candidate } from './candidates';
import { splitCopies } from './syndication';
import { splitSentences } from '../language/sentences';
import { termsOf } from '../language/text-terms';
import { scoreSentences, weighTerms } from './weigh';

/** A small model can still read this many sentences, in this many characters. */
const writtenPassagesMost = 60;
const writtenPassagesChars = 12_000;

/** A sentence of a source, in the form that the citation check takes. */
export type SourcePassage = Candidate & Pick<Passage, 'text' | 'before' | 'heading' | 'lang'>;

function speaksToMachines({ title, source, paragraphs }: Article, lang: Language): boolean {
  const sentences = paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang));
  return paragraphs.some(hidesText) || [title, source, ...sentences].some(isInstruction);
}

/** The articles that a model may use: not copies, listed by the event, in its language. */
export function writableSources(event: StoredEvent, articles: readonly Article[]): Article[] {
  const listed = new Set(event.references.map(({ link }) => link));
  return splitCopies(articles).originals.filter(
    (article) =>
      article.lang === event.lang &&
      listed.has(article.url) &&
      !speaksToMachines(article, event.lang),
  );
}

/**
 * Within the limits of the model's input; the title of the event determines which words are
 * telling.
 */
export function sourcePassages(
  sources: readonly Article[],
  { title, lang }: StoredEvent,
): SourcePassage[] {
  const candidates = candidatesOf(sources, lang);
  const known = new Map(candidates.map((one) => [`${one.article.id} ${one.index}`, one.text]));
  const titleTerms = termsOf(title[0]?.text ?? '', lang);
  const scored = scoreSentences(candidates, titleTerms, lang, weighTerms(candidates));
  const best = new Set<string>();
  let room = writtenPassagesChars;
  for (const { article, index, text } of scored.sort((a, b) => b.score - a.score)) {
    if (best.size >= writtenPassagesMost || text.length > room) break;
    best.add(`${article.id} ${index}`);
    room -= text.length;
  }
  return candidates
    .filter(({ article, index }) => best.has(`${article.id} ${index}`))
    .map((one) => {
      const before = known.get(`${one.article.id} ${one.index - 1}`) ?? '';
      return { ...one, before, heading: '', lang };
    });
}
