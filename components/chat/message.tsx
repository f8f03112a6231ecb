'use client';
import { memo } from 'react';
import type { ChatItem } from '@/lib/model/chat/item';
import { Answer } from './answer';
import { Question } from './question';
import styles from './chat.module.css';

export type MessageProps = {
  item: ChatItem;
  /** It is the one that streams and shows its follow-up questions. */
  live: boolean;
  newest: boolean;
  /** Whether readers can say what they think of answers. */
  feedback: boolean;
  onAsk(question: string, event_id?: string): void;
  onAskAgain(item: ChatItem): void;
};

/** A question and what came of it. */
export const Message = memo(function Message(props: MessageProps) {
  const { item } = props;
  return (
    <li data-message={item.id} className={styles.message}>
      <Question message={item.userMessage} />
      <Answer {...props} />
    </li>
  );
});
