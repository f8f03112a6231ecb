'use client';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { atDetail } from '@/lib/browser/history/address';
import {
  cardBeside,
  cardHere,
  isTyping,
  modalLayer,
  readingHere,
} from '@/lib/browser/page/columns';
import { isWide } from '@/lib/browser/page/wide';
import { readShortcut, type Shortcut } from '@/lib/model/shortcuts';
import { goAtom } from '@/lib/state/feed/go';
import { openPopupAtom } from '@/lib/state/page/popups';
import { startConversationAtom } from '@/lib/state/chat/start-conversation';

/** Acts on the open article; without one on the focused card. */
function press(act: 'save' | 'like'): void {
  const place = readingHere() ?? cardHere()?.closest('[data-card]');
  place?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
}

/**
 * Moves to the next card or the previous one; if an article is open beside the list, it follows.
 */
function move(step: 1 | -1): void {
  const card = cardBeside(step);
  if (!card) return;
  card.focus({ preventScroll: true });
  card.closest('[data-card], li')?.scrollIntoView({ block: 'nearest' });
  if (isWide() && atDetail()) card.click();
}

/** Shortcuts that still work over a modal popup. */
const overPopup: readonly Shortcut[] = ['save', 'like', 'ask', 'help'];

/** The single-character shortcuts, unless the reader has turned them off. */
export function useShortcuts(on: boolean): void {
  const go = useSetAtom(goAtom);
  const openPopup = useSetAtom(openPopupAtom);
  const startConversation = useSetAtom(startConversationAtom);
  const act = useEffectEvent((means: Shortcut) => {
    switch (means) {
      case 'next':
        return move(1);
      case 'previous':
        return move(-1);
      case 'open':
        return cardHere()?.click();
      case 'save':
      case 'like':
        return press(means);
      case 'ask':
        return void startConversation();
      case 'help':
        return openPopup({ kind: 'shortcuts' });
      default:
        return go(means);
    }
  });
  useEffect(() => {
    if (!on) return;
    let before: ReturnType<typeof readShortcut>['before'];
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isTyping(event.target)) return;
      const read = readShortcut(before, event, event.timeStamp);
      before = read.before;
      const { means } = read;
      if (means === undefined) return;
      const modal = modalLayer();
      const moves = means === 'next' || means === 'previous' || means === 'open';
      const readsOver = modal?.querySelector('[data-reading]') != null;
      // A popup with cards can be navigated like a list; a question must be answered first.
      if (modal && !(readsOver ? overPopup.includes(means) : moves)) return;
      event.preventDefault();
      act(means);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
