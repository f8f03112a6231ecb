'use client';
import { useAtomValue } from 'jotai';
import { settingAtom } from '@/lib/state/page/settings';
import { useColumnScroll } from './use-column-scroll';
import { useShortcuts } from './use-shortcuts';
import { WideOffer } from './wide-offer';

/** What a desktop does besides showing the page: its keys, its wheel, and the offer of its room. */
export default function DeskKeys() {
  const on = useAtomValue(settingAtom('shortcuts'));
  useColumnScroll();
  useShortcuts(on);
  return <WideOffer />;
}
