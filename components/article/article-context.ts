'use client';
import { createContext, use } from 'react';
import type { Evidence } from '@/lib/model/article/evidence';
import type { Mark } from '@/lib/model/markdown/citations';
import type { NumberedSource } from '@/lib/state/page/popups';

/** What the parts of a rendered text need from their article. */
export type ArticleContextValue = {
  /** The reference that `[n]` refers to. */
  referenceOf(n: number): NumberedSource | undefined;
  /** The evidence for the sentence that a text in `lang` ends with; without it there is none. */
  evidenceOf?(text: string, lang?: string): Evidence | undefined;
  /** Makes keywords buttons; without it they are underlined words. */
  onKeyword?(mark: Mark, word: string): void;
  /** Asks about a cited sentence; without it such a sentence shows its sources. */
  onSentence?(sentence: string): void;
  /** Present where the assistant can be asked: the evidence of a sentence then offers that. */
  eventId?: string;
  /** "When the query outside_share is present, reference-quote icons are hidden." */
  hideCitations: boolean;
};

export const ArticleContext = createContext<ArticleContextValue>({
  referenceOf: () => undefined,
  hideCitations: false,
});

export const useArticle = (): ArticleContextValue => use(ArticleContext);
