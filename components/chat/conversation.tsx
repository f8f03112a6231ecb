'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { isLive } from '@/lib/model/chat/chat';
import { sentAt } from '@/lib/model/chat/conversations';
import type { ChatItem } from '@/lib/model/chat/item';
import {
  hasOlderAtom,
  loadOlderAtom,
  promptedAtom,
  sendAtom,
  soughtAtom,
} from '@/lib/state/chat/chat';
import { editQuestionAtom } from '@/lib/state/chat/chat-draft';
import { openItemsAtom } from '@/lib/state/chat/conversations';
import { scopeAtom, scopeSinceAtom } from '@/lib/state/chat/chat-scope';
import { InitialPrompt } from './initial-prompt';
import { Message } from './message';
import type { ChatPlace } from './use-chat-place';
import { useListScroll } from './use-list-scroll';
import styles from './chat.module.css';

/** How many are rendered at once when the assistant opens; earlier ones follow when idle. */
const firstDrawn = 3;

/** The messages, the oldest on top, and under the newest what the reader may be offered to ask. */
export function Conversation({
  place,
  chosen,
  onAsked,
}: {
  place: ChatPlace;
  /** From the list of conversations, which it has taken the place of. */
  chosen: boolean;
  onAsked(): void;
}) {
  const t = useTranslations('chat');
  const hasOlder = useAtomValue(hasOlderAtom);
  const prompted = useAtomValue(promptedAtom);
  const sought = useAtomValue(soughtAtom);
  const loadOlder = useSetAtom(loadOlderAtom);
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const items = useAtomValue(openItemsAtom);
  const all = useDeferredValue(true, false);
  const drawn = all ? items : items.slice(0, firstDrawn);
  const prompt = items.length === 0 || (prompted && place.starters.length > 0);

  const { atEnd, toEnd } = useListScroll(scroller, content, {
    newest: items[0]?.id,
    oldest: drawn.at(-1)?.id,
    prompt,
    sought,
    onOlder: all && hasOlder ? loadOlder : undefined,
  });

  const { ask, askAgain, edit } = useAsking(place, onAsked);

  // What was pressed is gone: who reads with keys or by ear goes on in what it opened.
  useEffect(() => {
    if (chosen) scroller.current?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={scroller}
        role="region"
        aria-label={t('messages')}
        // Scrollable content must be reachable by keyboard; pulling at its top requests older
        // messages.
        tabIndex={0}
        data-no-swipe=""
        className={styles.scroller}
      >
        <div ref={content}>
          {hasOlder && (
            <button type="button" className={styles.older} onClick={() => loadOlder()}>
              {t('older')}
            </button>
          )}
          <ol className={styles.messages}>
            {[...drawn].reverse().map((item) => (
              <Message
                key={item.id}
                item={item}
                live={isLive({ items }, item.id, prompt)}
                newest={item === items[0]}
                feedback
                onAsk={ask}
                onAskAgain={askAgain}
                onEdit={edit}
              />
            ))}
          </ol>
          {prompt && <Starters place={place} onAsk={ask} />}
        </div>
      </div>
      {!atEnd && (
        <button
          type="button"
          aria-label={t('toNewest')}
          title={t('toNewest')}
          className={styles.toEnd}
          onClick={toEnd}
        >
          <Icon name="down" />
        </button>
      )}
    </div>
  );
}

/** How a question from the conversation is sent from this place. */
function useAsking(place: ChatPlace, onAsked: () => void) {
  const send = useSetAtom(sendAtom);
  const edit = useSetAtom(editQuestionAtom);
  const { scope, topic_id } = useAtomValue(scopeAtom)(place.eventId);
  const scopeSince = useAtomValue(scopeSinceAtom);
  return {
    ask(input: string, event_id?: string) {
      onAsked();
      // A question about an article that is not open is sent about that article.
      const where = event_id && event_id !== place.eventId ? {} : { scope, topic_id };
      void send({ input, chat_type: 'chat', context: place.context, event_id, ...where });
    },
    askAgain(item: ChatItem, wider?: 'all') {
      onAsked();
      const { context = place.context, ...message } = item.userMessage;
      const chosen = message.scope && scopeSince(place.eventId, sentAt(item));
      const where = wider ? { scope: wider, topic_id: undefined } : chosen;
      void send({ ...message, context, ...(where && { topic_id: undefined, ...where }) });
    },
    edit(text: string) {
      edit(text);
      onAsked();
    },
  };
}

/** Suggested questions before the first one. */
function Starters({
  place,
  onAsk,
}: {
  place: ChatPlace;
  onAsk(text: string, event_id?: string): void;
}) {
  const t = useTranslations('chat');
  return (
    <InitialPrompt
      prompt={t(place.eventId ? 'promptDetail' : 'promptList')}
      followUps={place.starters.map(({ text }) => text)}
      onFollowUp={(text) =>
        onAsk(text, place.starters.find((starter) => starter.text === text)?.event_id)
      }
    />
  );
}
