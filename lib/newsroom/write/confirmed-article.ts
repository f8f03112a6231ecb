// Verifies a model's article once more: each sentence that the words of its passages support is
// judged against those passages alone, by the check of written sentences. Protects: each sentence
// shown as an article is quoted or matches, and comes with the words of its sources.
import type { Language } from '@/lib/model/text/languages';
import { writtenSentencesLeast, writtenShareLeast } from '@/lib/model/limits/chat';
import type { SentenceCheck } from '../evidence/model-check';
import type { Judgment } from '../evidence/verdict';
import { splitSentences } from '../language/sentences';
import type { CheckedArticle, SupportedSentence } from './checked-article';
import type { SourcePassage } from './source-passages';

export type ConfirmedSentence = SupportedSentence & { judgment: Judgment };

/** The most sentences of one article that are judged: its own, its title and its brief. */
export const confirmedSentencesMost = 26;

type Confirmed = { article: CheckedArticle; sentences: ConfirmedSentence[] };

/** Undefined when too little of it is confirmed. Throws the reason of `signal`. */
export async function confirmArticle(
  article: CheckedArticle,
  lang: Language,
  check: SentenceCheck,
  signal: AbortSignal,
): Promise<Confirmed | undefined> {
  const confirmed: ConfirmedSentence[] = [];

  async function holds(text: string, passages: readonly SourcePassage[]): Promise<boolean> {
    for (const sentence of splitSentences(text, lang)) {
      const judgment = await check(sentence, lang, passages, signal);
      if (judgment.verdict === 'unconfirmed') return false;
    }
    return passages.length > 0;
  }

  const sections: CheckedArticle['sections'] = [];
  let said = 0;
  for (const { heading, sentences } of article.sections) {
    const kept: SupportedSentence[] = [];
    for (const sentence of sentences) {
      said += 1;
      const judgment = await check(sentence.text, lang, sentence.passages, signal);
      if (judgment.verdict === 'unconfirmed') continue;
      kept.push(sentence);
      confirmed.push({ ...sentence, judgment });
    }
    if (kept.length > 0) sections.push({ heading, sentences: kept });
  }
  const enough = confirmed.length >= Math.max(writtenSentencesLeast, said * writtenShareLeast);
  if (!enough) return undefined;
  const title = (await holds(article.title, article.behindTitle)) ? article.title : '';
  const brief = (await holds(article.brief, article.behindBrief)) ? article.brief : '';
  return { article: { ...article, sections, title, brief }, sentences: confirmed };
}
