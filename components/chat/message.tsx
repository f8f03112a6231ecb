'use client';
import { memo } from 'react';
import { Answer, type MessageProps } from './answer';
import { Question } from './question';
import styles from './chat.module.css';

/** A question and its answer. */
export const Message = memo(function Message(props: MessageProps) {
  const { item } = props;
  return (
    <li data-message={item.id} className={styles.message}>
      <Question message={item.userMessage} onEdit={props.onEdit} />
      <Answer {...props} />
    </li>
  );
});
