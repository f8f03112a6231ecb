'use client';
import { useTranslations } from 'next-intl';
import { useEffect, type ComponentProps } from 'react';
import { PullToRefresh } from '@/components/ui/pull-to-refresh';
import { loadMarks } from '@/lib/state/feed/first-marks';
import { Precaching } from './precaching';
import { SinceLine } from './since-line';

/** What a list can do beside being read: no part of its first load. */
export default function ListTools({
  scroller,
  rows,
  open,
  refreshing,
  onRefresh,
}: Omit<ComponentProps<typeof Precaching>, 'on'> & {
  open: boolean;
  refreshing: boolean;
  onRefresh(): void;
}) {
  const t = useTranslations('common');
  useEffect(() => void loadMarks(), []);
  return (
    <>
      <Precaching scroller={scroller} rows={rows} on={open} />
      {open && <SinceLine />}
      <PullToRefresh
        scroller={scroller}
        enabled={open && !refreshing}
        onRefresh={onRefresh}
        pullText={t('pull')}
        releaseText={t('release')}
      />
    </>
  );
}
