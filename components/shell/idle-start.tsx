'use client';
import { useAtomValue } from 'jotai';
import { siteAtom } from '@/lib/state/page/deployment';
import { LeftList } from './left-list';
import { ListPlace } from './list-place';
import OfflineStart from './offline-start';
import { ReaderTabs } from './reader-tabs';
import { SettingsTabs } from './settings-tabs';
import { WelcomeLine } from './welcome-line';

/** Everything that begins by itself once the page is idle. */
export default function IdleStart() {
  const { offline } = useAtomValue(siteAtom);
  return (
    <>
      {offline && <OfflineStart />}
      <ReaderTabs />
      <SettingsTabs />
      <LeftList />
      <ListPlace />
      <WelcomeLine />
    </>
  );
}
