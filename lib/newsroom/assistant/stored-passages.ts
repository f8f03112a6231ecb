// The sentences of an event's sources that its article does not quote, as passages: an article is
// short, and most answers are only in the reports behind it. Protects: an answer quotes no more of
// one report than an article may, and never a source whose text addresses machines.
import { isHostile } from '../evidence/hostile-source';
import { bareSentence, gradeSentence } from '../evidence/quotable';
import type { Passage } from '../evidence/passages';
import { isPlainText, withoutHeading } from '../evidence/glued-heading';
import { quotablePassages } from '../answerable/quotable-passages';
import { givesAsked } from '../answerable/asked-kind';
import { withGiven } from '../answerable/choice';
import { askedOfAny } from '../answerable/within';
import type { Question } from '../answerable/question';
import type { RankedEvent, RankedPassage } from '../answerable/rank';
import { splitSentences } from '../language/sentences';
import { isInstruction } from '../model/instructions';
import type { Store } from '../store/contract/store';
import type { Article, StoredEvent } from '../types';

/**
 * The newest reports of an event that are read, and the first sentences of each: news begins with
 * what is important.
 */
const reportsMost = 8;
const sentencesMost = 60;
/** Most sentences of one report in an answer that its article does not quote. */
const quotedOfReport = 3;

/** Whether a passage is from a report: those have block numbers after the article's last block. */
export const isStored = ({ content, quoted }: StoredEvent, { block }: Pick<Passage, 'block'>) =>
  block >= Math.max(content.length, quoted?.content.length ?? 0);

function sentencesOf(
  { title, paragraphs, lang }: Article,
  place: Pick<Passage, 'event_id' | 'block' | 'citations'>,
): Passage[] {
  const found: Passage[] = [];
  const isPlain = isPlainText(paragraphs);
  let before = '';
  const sentences = paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang));
  for (const [at, sentence] of sentences.slice(0, sentencesMost).entries()) {
    const text = withoutHeading(bareSentence(sentence, lang), lang, isPlain);
    if (gradeSentence(text, lang) !== 'never') {
      found.push({ ...place, place: at, text, lang, before, heading: title, suspect: false });
    }
    before = text;
  }
  return found;
}

/**
 * The sentences of an event's reports that its article does not quote; none for the sample edition.
 */
export async function storedPassages(
  store: Pick<Store, 'articles'>,
  event: StoredEvent,
): Promise<Passage[]> {
  if (event.writing === 'sample') return [];
  const { id, references, lang } = event;
  const after = Math.max(event.content.length, event.quoted?.content.length ?? 0);
  const articles = (await store.articles.ofEvent(id)).slice(-reportsMost);
  const said = new Set(quotablePassages(event, lang).map(({ text }) => text));
  return articles.flatMap((article, at) => {
    const order = references.find(({ link }) => link === article.url)?.order;
    if (order === undefined || isHostile(article) || isInstruction(article.title)) return [];
    const place = { event_id: id, block: after + at, citations: [order] };
    return sentencesOf(article, place).filter(({ text }) => {
      const isNew = !said.has(text);
      said.add(text);
      return isNew;
    });
  });
}

/**
 * Limits the passages of each report to what may be quoted of it: the best ones, and one that gives
 * what is asked for.
 */
export function withinShares(ranked: RankedEvent, question: Question): RankedEvent {
  const reports = new Map<number, RankedPassage[]>();
  for (const passage of ranked.passages.filter((one) => isStored(ranked.event, one))) {
    reports.set(passage.block, [...(reports.get(passage.block) ?? []), passage]);
  }
  const isBare = question.terms.length === 0;
  const tells = isBare ? askedOfAny(question) : givesAsked(ranked, question);
  const quoted = new Set(
    [...reports.values()].flatMap((all) =>
      withGiven(all.slice(0, quotedOfReport), all, quotedOfReport, tells),
    ),
  );
  const passages = ranked.passages.filter((one) => !isStored(ranked.event, one) || quoted.has(one));
  return { ...ranked, passages };
}
