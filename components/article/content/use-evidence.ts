'use client';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { openPopupAtom } from '@/lib/state/page/popups';
import { useArticle } from '../article-context';
import { sentenceBefore } from './sentence-before';

/** Where a pointer can hover and the window is wide, evidence stands beside its number. */
const desk = '(min-width: 48rem) and (hover: hover) and (pointer: fine)';

/** Opens what stands behind the sentence before the pressed element, of source `n`. */
export function useEvidence(): (event: MouseEvent<HTMLElement>, n?: number) => void {
  const open = useSetAtom(openPopupAtom);
  const { referenceOf, evidenceOf, eventId } = useArticle();
  return (event, n) => {
    event.preventDefault();
    event.stopPropagation();
    const { currentTarget } = event;
    const text = sentenceBefore(currentTarget.closest('sup') ?? currentTarget);
    const evidence = evidenceOf?.(text);
    const { left, top, bottom } = currentTarget.getBoundingClientRect();
    const isDesk = currentTarget.ownerDocument.defaultView?.matchMedia?.(desk).matches === true;
    open({
      kind: 'evidence',
      sentence: evidence?.sentence ?? text,
      lang: currentTarget.closest('[lang]')?.getAttribute('lang') ?? undefined,
      verdict: evidence?.verdict,
      source: n === undefined ? undefined : referenceOf(n),
      quotes: (evidence?.quotes ?? []).filter((quote) => quote.n === n),
      event_id: eventId,
      beside: isDesk ? { left, top, bottom } : undefined,
    });
  };
}
