import type { ComponentProps } from 'react';
import styles from './legal.module.css';

/** A table that scrolls sideways itself, by finger and by keyboard, never the page. */
export function WideTable({ children }: ComponentProps<'table'>) {
  return (
    <div className={styles.wide} role="group" tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
