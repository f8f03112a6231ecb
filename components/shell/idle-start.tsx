'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { keepFocus } from '@/components/ui/keep-focus';
import { askWhoReadsAtom } from '@/lib/state/account/who-reads';
import { siteAtom } from '@/lib/state/page/deployment';
import { unsureAtom } from '@/lib/state/page/reader';
import { LeftList } from './left-list';
import { ListPlace } from './list-place';
import OfflineStart from './offline-start';
import { ReaderTabs } from './reader-tabs';
import { SettingsTabs } from './settings-tabs';
import { WelcomeLine } from './welcome-line';

/** Everything that starts automatically once the page is idle. */
export default function IdleStart() {
  const { offline, desktop } = useAtomValue(siteAtom);
  const unsure = useAtomValue(unsureAtom);
  useEffect(keepFocus, []);
  return (
    <>
      {offline && <OfflineStart />}
      {desktop && <DeskScroll />}
      <SettingsTabs />
      {unsure ? <WhoReads /> : <OfReader />}
    </>
  );
}

/** Scrolls the column of any page by wheel and keys, wherever they are used. A phone loads none. */
function DeskScroll() {
  useEffect(() => {
    const left = new AbortController();
    void import('./scroll-columns').then(
      ({ scrollColumns }) => {
        if (!left.signal.aborted) left.signal.addEventListener('abort', scrollColumns());
      },
      // The browser scrolls what has the focus.
      () => undefined,
    );
    return () => left.abort();
  }, []);
  return null;
}

/** Everything that depends on the reader. */
function OfReader() {
  return (
    <>
      <ReaderTabs />
      <LeftList />
      <ListPlace />
      <WelcomeLine />
    </>
  );
}

/** Asks who is signed in, until it is known. */
function WhoReads() {
  const ask = useSetAtom(askWhoReadsAtom);
  useEffect(() => ask(), [ask]);
  return null;
}
