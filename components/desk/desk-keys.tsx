'use client';
import { useAtomValue } from 'jotai';
import { settingAtom } from '@/lib/state/page/settings';
import { useShortcuts } from './use-shortcuts';
import { WideOffer } from './wide-offer';

/** What a desktop adds to the page: keyboard shortcuts, and the offer of the wide layout. */
export default function DeskKeys() {
  const on = useAtomValue(settingAtom('shortcuts'));
  useShortcuts(on);
  return <WideOffer />;
}
