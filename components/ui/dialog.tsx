'use client';
import type { ReactNode } from 'react';
import styles from './dialog.module.css';
import { Popup, type PopupProps } from './popup';

/** A short question in the middle of the page: its text, and the answers below. */
export function Dialog({
  title,
  titleId,
  children,
  ...rest
}: Omit<PopupProps, 'direction' | 'label' | 'labelledBy' | 'swipe' | 'className'> & {
  title: string;
  titleId: string;
}) {
  return (
    <Popup {...rest} swipe={false} labelledBy={titleId} className={styles.dialog}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </Popup>
  );
}

export function DialogText({ children }: { children: ReactNode }) {
  return <div className={styles.text}>{children}</div>;
}

/** The answers, the safe one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
