'use client';
import { createContext, use, type ReactNode } from 'react';
import styles from './dialog.module.css';
import { Popup, type PopupProps } from './popup';

/** The id of what a dialog says. */
const TextId = createContext<string | undefined>(undefined);

/** A short question in the middle of the page: its text, and under it the answers. */
export function Dialog({
  title,
  titleId,
  children,
  ...rest
}: Omit<
  PopupProps,
  'direction' | 'label' | 'labelledBy' | 'describedBy' | 'swipe' | 'className'
> & {
  title: string;
  titleId: string;
}) {
  const textId = `${titleId}-text`;
  return (
    <Popup
      {...rest}
      swipe={false}
      labelledBy={titleId}
      // Who hears it is told what is asked with its name, not only what it is called.
      describedBy={rest.role === 'alertdialog' ? textId : undefined}
      className={styles.dialog}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <TextId value={textId}>{children}</TextId>
    </Popup>
  );
}

export function DialogText({ children }: { children: ReactNode }) {
  return (
    <div id={use(TextId)} className={styles.text}>
      {children}
    </div>
  );
}

/** The answers, the safe one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
