'use client';
import { useAtomValue } from 'jotai';
import { settingAtom } from '@/lib/state/page/settings';
import { useColumnScroll } from './use-column-scroll';
import { useShortcuts } from './use-shortcuts';
import { WideOffer } from './wide-offer';

/**
 * What a desktop adds to the page: keyboard shortcuts, scrolling by wheel and keys, and the offer
 * of the wide layout.
 */
export default function DeskKeys() {
  const on = useAtomValue(settingAtom('shortcuts'));
  useColumnScroll();
  useShortcuts(on);
  return <WideOffer />;
}
