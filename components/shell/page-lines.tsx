'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { OfferLine } from '@/components/ui/offer-line';
import { install } from '@/lib/browser/device/install';
import { keepInstallOffered } from '@/lib/browser/storage/visits';
import { lineAtom } from '@/lib/state/offline/begin-offline';
import { keepsNothingAtom, lookAtKeptAtom } from '@/lib/state/offline/keeps-nothing';

/** There is no network: what stands below is what is kept, if anything is. */
export function OfflineLine() {
  const t = useTranslations('offline');
  const keepsNothing = useAtomValue(keepsNothingAtom);
  const look = useSetAtom(lookAtKeptAtom);
  useEffect(() => void look(), [look]);
  return (
    <span className="flex min-h-11 items-center border-t border-hairline bg-press px-4 py-2 text-small text-ink-2">
      {t(keepsNothing ? 'page.title' : 'line')}
    </span>
  );
}

/** Says that the site can be installed. It is offered only once: the settings have it, too. */
export function InstallLine() {
  const t = useTranslations('offline.install');
  const setLine = useSetAtom(lineAtom);
  useEffect(keepInstallOffered, []);
  return (
    <OfferLine
      text={t('offer')}
      dismiss={t('dismiss')}
      onPress={() => void install()}
      onDismiss={() => setLine(undefined)}
    />
  );
}
