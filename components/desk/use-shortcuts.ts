'use client';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';
import { atDetail } from '@/lib/browser/address';
import { cardBeside, cardHere, isTyping, modalLayer, readingHere } from '@/lib/browser/columns';
import { isWide } from '@/lib/browser/wide';
import { readShortcut, type Shortcut } from '@/lib/model/shortcuts';
import { goAtom } from '@/lib/state/feed/go';
import { openPopupAtom } from '@/lib/state/page/popups';
import { startConversationAtom } from '@/lib/state/chat/start-conversation';

/** What is done to the article that is open; without one to the card that has the focus. */
function press(act: 'save' | 'like'): void {
  const place = readingHere() ?? cardHere()?.closest('[data-card]');
  place?.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
}

/** To the next card or the one before; where an article is open beside the list, it follows. */
function move(step: 1 | -1): void {
  const card = cardBeside(step);
  if (!card) return;
  card.focus({ preventScroll: true });
  card.closest('[data-card], li')?.scrollIntoView({ block: 'nearest' });
  if (isWide() && atDetail()) card.click();
}

/** Whether a key still means something while a popup has the page. */
const overPopup: readonly Shortcut[] = ['save', 'like', 'ask', 'help'];

/** The keys of one character, as long as the reader wants them. */
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
      // A popup with cards in it is gone through like a list; a question is answered first.
      if (modal && !(readsOver ? overPopup.includes(means) : moves)) return;
      event.preventDefault();
      act(means);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [on]);
}
