'use client';
import { createContext, use } from 'react';
import type { Evidence } from '@/lib/model/article/evidence';
import type { Mark } from '@/lib/model/markdown/citations';
import type { NumberedSource } from '@/lib/state/page/popups';

/** What the parts of a rendered text need to know of their article. */
export type ArticleContextValue = {
  /** The reference that `[n]` points to. */
  referenceOf(n: number): NumberedSource | undefined;
  /** What stands behind the sentence that a text in `lang` ends with; without it nothing is known of it. */
  evidenceOf?(text: string, lang?: string): Evidence | undefined;
  /** Makes keywords buttons; without it they are words with a line under them. */
  onKeyword?(mark: Mark, word: string): void;
  /** Asks about a cited sentence; without it such a sentence tells its sources. */
  onSentence?(sentence: string): void;
  /** Given where its assistant can be asked: then the evidence of a sentence offers that. */
  eventId?: string;
  /** "When the query outside_share is present, reference-quote icons are hidden." */
  hideCitations: boolean;
};

export const ArticleContext = createContext<ArticleContextValue>({
  referenceOf: () => undefined,
  hideCitations: false,
});

export const useArticle = (): ArticleContextValue => use(ArticleContext);
