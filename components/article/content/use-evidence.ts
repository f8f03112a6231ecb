'use client';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { openPopupAtom } from '@/lib/state/page/popups';
import { useArticle, type ArticleContextValue } from '../article-context';
import { sentenceBefore } from './sentence-before';

/** Where a pointer can hover and the window is wide, evidence opens beside its number. */
const desk = '(min-width: 48rem) and (hover: hover) and (pointer: fine)';

/** The evidence for the sentence before an element, from source `n`. */
export function evidenceAt(element: Element, n: number | undefined, article: ArticleContextValue) {
  const text = sentenceBefore(element.closest('sup') ?? element);
  const lang = element.closest('[lang]')?.getAttribute('lang') ?? undefined;
  const evidence = article.evidenceOf?.(text, lang);
  return {
    sentence: evidence?.sentence ?? text,
    lang,
    verdict: evidence?.verdict,
    source: n === undefined ? undefined : article.referenceOf(n),
    quotes: (evidence?.quotes ?? []).filter((quote) => quote.n === n),
  };
}

/** Opens the evidence for the sentence before the pressed element, from source `n`. */
export function useEvidence(): (event: MouseEvent<HTMLElement>, n?: number) => void {
  const open = useSetAtom(openPopupAtom);
  const article = useArticle();
  return (event, n) => {
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    const { left, top, bottom } = currentTarget.getBoundingClientRect();
    const isDesk = currentTarget.ownerDocument.defaultView?.matchMedia?.(desk).matches === true;
    open({
      kind: 'evidence',
      ...evidenceAt(currentTarget, n, article),
      event_id: article.eventId,
      beside: isDesk ? { left, top, bottom } : undefined,
    });
  };
}
