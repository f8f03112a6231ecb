'use client';
import { useTranslations } from 'next-intl';
import { useEvidence } from '@/components/article/content/use-evidence';
import styles from './chat.module.css';

/** After a sentence that its sources do not support: visible, but calm; it opens the evidence. */
export function UnsupportedMark() {
  const label = useTranslations('chat')('unsupported');
  const show = useEvidence();
  return (
    <button
      type="button"
      data-evidence-end=""
      aria-label={label}
      title={label}
      className={styles.unsupported}
      onClick={(event) => show(event)}
    >
      ?
    </button>
  );
}

/** The same after citation numbers, which open the evidence: for screen readers. */
export function UnsupportedWords() {
  const label = useTranslations('chat')('unsupported');
  return (
    <span data-evidence-end="" className="sr-only">
      {` (${label})`}
    </span>
  );
}
