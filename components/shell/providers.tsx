'use client';
import { Provider, useSetAtom } from 'jotai';
import { useHydrateAtoms } from 'jotai/react/utils';
import { useEffect, type ReactNode } from 'react';
import type { Settings } from '@/lib/model/settings';
import { minuteMs } from '@/lib/model/time';
import { repeatEarlyPress } from '@/lib/browser/page/early-press';
import { holdRepeatedPresses } from '@/lib/browser/page/repeated-press';
import { clockAtom, serverClockAtom, tickAtom } from '@/lib/state/page/clock';
import { siteAtom, type Site } from '@/lib/state/page/deployment';
import { loadSettingsAtom, settingsAtom } from '@/lib/state/page/settings';
import { readerAtom, takeReaderAtom, unsureAtom, type Reader } from '@/lib/state/page/reader';
import { IdlePart } from './idle-part';
import { useAppStart } from './use-app-start';

export type PageStart = {
  settings: Settings;
  site: Site;
  reader?: Reader;
  /** The server could not ask who is signed in: there may be a reader although none is given. */
  unsure?: boolean;
  /** The server's clock, milliseconds. */
  now: number;
};

/** The state of one page: first what the server knew, then what only the browser knows. */
export function Providers({ start, children }: { start: PageStart; children: ReactNode }) {
  return (
    <Provider>
      <Started start={start}>{children}</Started>
    </Provider>
  );
}

function Started({ start, children }: { start: PageStart; children: ReactNode }) {
  const clock = { now: start.now, timeZone: 'UTC' };
  useHydrateAtoms([
    [settingsAtom, start.settings],
    [siteAtom, start.site],
    [readerAtom, start.reader],
    [unsureAtom, start.unsure === true],
    [clockAtom, clock],
    [serverClockAtom, clock],
  ]);
  const setSite = useSetAtom(siteAtom);
  const loadSettings = useSetAtom(loadSettingsAtom);
  const tick = useSetAtom(tickAtom);
  const takeReader = useSetAtom(takeReaderAtom);
  useEffect(() => setSite(start.site), [setSite, start.site]);
  useEffect(() => {
    // If the page is refreshed while that cannot be asked, the known reader stays.
    if (!start.unsure) takeReader(start.reader);
  }, [takeReader, start.reader, start.unsure]);
  useEffect(() => loadSettings(), [loadSettings]);
  useAppStart();
  useEffect(holdRepeatedPresses, []);
  useEffect(repeatEarlyPress, []);
  useEffect(() => {
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, [tick]);
  return (
    <>
      {children}
      <IdlePart />
    </>
  );
}
