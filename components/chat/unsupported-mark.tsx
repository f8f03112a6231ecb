'use client';
import { useTranslations } from 'next-intl';
import { useEvidence } from '@/components/article/content/use-evidence';
import styles from './chat.module.css';

/** Behind a sentence that its sources do not bear out: visible, but calm; it opens what is known. */
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

/** The same behind figures, which open what is known: for those who hear the text. */
export function UnsupportedWords() {
  const label = useTranslations('chat')('unsupported');
  return (
    <span data-evidence-end="" className="sr-only">
      {` (${label})`}
    </span>
  );
}
