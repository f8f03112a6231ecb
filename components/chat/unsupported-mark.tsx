'use client';
import { useTranslations } from 'next-intl';
import styles from './chat.module.css';

/** Behind a sentence that its sources do not bear out: visible, but calm. */
export function UnsupportedMark() {
  const label = useTranslations('chat')('unsupported');
  return (
    <span role="img" aria-label={label} title={label} className={styles.unsupported}>
      ?
    </span>
  );
}
