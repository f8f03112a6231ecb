'use client';
import { useId, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Popup, type PopupProps } from './popup';

/** A short question in the middle of the page; `actions` are its answers, the safe one first. */
export function Dialog({
  title,
  actions,
  children,
  ...rest
}: Omit<PopupProps, 'direction' | 'label' | 'labelledBy' | 'swipe' | 'className'> & {
  title: string;
  actions: ReactNode;
}) {
  const titleId = useId();
  return (
    <Popup {...rest} swipe={false} labelledBy={titleId} className={styles.dialog}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </Popup>
  );
}
