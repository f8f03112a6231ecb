'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { install } from '@/lib/browser/install';
import { keepInstallOffered } from '@/lib/browser/visits';
import { lineAtom } from '@/lib/state/offline/begin-offline';

const look = 'flex items-center border-b border-hairline text-small';

/** There is no network: what stands below is what is kept. */
export function OfflineLine() {
  const t = useTranslations('offline');
  return <span className={`${look} min-h-11 bg-press px-4 py-2 text-ink-2`}>{t('line')}</span>;
}

/** The site can be installed. Once shown it is not offered again: the settings have it. */
export function InstallLine() {
  const t = useTranslations('offline.install');
  const setLine = useSetAtom(lineAtom);
  useEffect(keepInstallOffered, []);
  return (
    <span className={`${look} bg-accent-soft pr-1`}>
      <button
        type="button"
        className="min-h-11 min-w-0 flex-1 px-4 py-2 text-left text-accent -outline-offset-2"
        onClick={() => void install()}
      >
        {t('offer')}
      </button>
      <IconButton
        icon="close"
        size={16}
        label={t('dismiss')}
        className="shrink-0 text-ink-2"
        onClick={() => setLine(undefined)}
      />
    </span>
  );
}
