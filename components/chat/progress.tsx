'use client';
import { useTranslations } from 'next-intl';
import type { ChatItem } from '@/lib/model/chat/item';
import { isSearching, type Extras } from '@/lib/model/chat/plugins';
import styles from './chat.module.css';

/**
 * "Connecting shows a searching animation; streaming a search-web label while a web or inner search
 * runs": the label says which of the two, since only one leaves the site. Until the first words
 * have arrived it says that they are being written.
 */
export function Progress({
  item: { loadingState },
  extras,
  hasText,
}: {
  item: ChatItem;
  extras: Extras;
  hasText: boolean;
}) {
  const t = useTranslations('chat');
  if (loadingState === 'init' || loadingState === 'connecting')
    return (
      <p className={styles.progress}>
        <SearchingCube />
        {t('searching')}
      </p>
    );
  if (loadingState !== 'streaming') return null;
  const searching = isSearching(extras);
  if (!searching && hasText) return null;
  return (
    <p className={styles.progress}>
      <SearchingCube />
      {t(extras.globalSearch.searching ? 'searchWeb' : searching ? 'searching' : 'writing')}
    </p>
  );
}

/** A cube whose sides light up in turn, as if each were examined. */
function SearchingCube() {
  return (
    <svg
      aria-hidden="true"
      data-testid="searching"
      className={styles.cube}
      width="22"
      height="22"
      viewBox="0 0 24 24"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinejoin="round"
    >
      <path d="M12 3 20 7.5 12 12 4 7.5Z" />
      <path d="M20 7.5v9L12 21v-9Z" />
      <path d="M4 7.5v9l8 4.5v-9Z" />
    </svg>
  );
}
