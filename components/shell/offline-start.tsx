'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { shownEventAtom } from '@/lib/state/article/current';
import { favoritesChangesAtom } from '@/lib/state/feed/event';
import {
  beginOfflineAtom,
  claimOfflineAtom,
  lineAtom,
  showLineAtom,
} from '@/lib/state/offline/begin-offline';
import { pageLineAtom } from '@/lib/state/page/line';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { settingAtom } from '@/lib/state/page/settings';
import { InstallLine, OfflineLine } from './page-lines';

const lines = { offline: { Words: OfflineLine }, install: { Words: InstallLine } };

/** The automatic parts of offline reading. */
export default function OfflineStart() {
  const begin = useSetAtom(beginOfflineAtom);
  const claim = useSetAtom(claimOfflineAtom);
  const decide = useSetAtom(showLineAtom);
  const show = useSetAtom(pageLineAtom);
  const line = useAtomValue(lineAtom);
  const reader = useAtomValue(readerAtom)?.id;
  const unsure = useAtomValue(unsureAtom);
  const language = useAtomValue(settingAtom('language'));
  const favorites = useAtomValue(favoritesChangesAtom);
  const article = useAtomValue(shownEventAtom);
  useEffect(() => begin(), [begin]);
  useEffect(() => {
    // What fails here is tried again on the next visit.
    void claim().catch(() => undefined);
  }, [claim, reader, unsure, language, favorites]);
  useEffect(() => decide(), [decide, article]);
  useEffect(() => show(line && lines[line]), [show, line]);
  return null;
}
