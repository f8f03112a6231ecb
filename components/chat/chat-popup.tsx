'use client';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { onKeyboard } from '@/lib/browser/device/keyboard';
import { historyOpenAtom, offerPromptAtom, openHistoryAtom } from '@/lib/state/chat/chat';
import { newConversationAtom } from '@/lib/state/chat/conversations';
import {
  enterPlaceAtom,
  listedAtom,
  showConversationAtom,
} from '@/lib/state/chat/open-conversation';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { QuotaNote } from './quota-note';
import { ChatBar } from './chat-bar';
import { Composer } from './composer';
import { Conversation } from './conversation';
import { ConversationList } from './conversation-list';
import { LiveRegion } from './live-region';
import { ScopeChoice } from './scope-choice';
import { StopButton } from './stop-button';
import { useChatPlace } from './use-chat-place';

/** "A bottom popup of 95 % of the screen height, titled Citation assistant." */
export default function ChatPopup({ popup }: PopupContentProps<'chat'>) {
  const { questions, asked = false, conversation, fresh = false } = popup;
  const openHistory = useSetAtom(openHistoryAtom);
  const offerPrompt = useSetAtom(offerPromptAtom);
  const historyOpen = useAtomValue(historyOpenAtom);
  const unsure = useAtomValue(unsureAtom);
  const reader = useAtomValue(readerAtom)?.id;
  const room = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const place = useChatPlace(questions);
  const [listed, setListed] = useAtom(listedAtom);
  const [chosen, setChosen] = useState(false);
  const enterPlace = useSetAtom(enterPlaceAtom);
  const openConversation = useSetAtom(showConversationAtom);
  const newConversation = useSetAtom(newConversationAtom);
  const { eventId, pageEventId } = place;

  // Runs again beside the page of a reader who signs out, or whose session ends: their questions are
  // gone, and the next reader may ask.
  useEffect(openHistory, [historyOpen, openHistory, unsure, reader]);
  useEffect(() => enterPlace(pageEventId), [enterPlace, pageEventId]);
  useEffect(() => () => setListed(false), [setListed]);
  useEffect(() => {
    if (conversation !== undefined) openConversation(conversation);
    else if (fresh) newConversation();
  }, [openConversation, newConversation, conversation, fresh]);
  useEffect(() => {
    if (asked) return;
    offerPrompt();
    // After the popup itself has taken the focus, which it later returns.
    queueMicrotask(() => input.current?.focus({ preventScroll: true }));
  }, [offerPrompt, asked]);
  useEffect(
    () => onKeyboard((px) => room.current?.style.setProperty('padding-bottom', `${px}px`)),
    [],
  );

  return (
    <>
      <div ref={room} className="flex min-h-0 flex-1 flex-col">
        <ChatBar
          listed={listed}
          onList={(open) => {
            setChosen(false);
            setListed(open);
          }}
          onNew={() => input.current?.focus()}
        />
        {listed ? (
          <ConversationList
            onOpen={(id) => {
              setChosen(true);
              openConversation(id);
            }}
          />
        ) : historyOpen ? (
          <Conversation place={place} chosen={chosen} onAsked={() => input.current?.focus()} />
        ) : (
          <div className="flex-1" />
        )}
        <div className="relative shrink-0">
          {!listed && <StopButton onStopped={() => input.current?.focus()} />}
          <ScopeChoice place={eventId} />
          <QuotaNote />
          <Composer ref={input} onDetail={eventId !== ''} context={place.context} />
        </div>
      </div>
      <LiveRegion />
    </>
  );
}
