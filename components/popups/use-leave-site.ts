'use client';
import { useSetAtom } from 'jotai';
import type { SyntheticEvent } from 'react';
import { askAtom } from '@/lib/state/page/popups';

/** Asks before the reader follows an address off the site; stands in for the click on its link. */
export function useLeaveSite(): (event: SyntheticEvent, href: string) => void {
  const ask = useSetAtom(askAtom);
  return (event, href) => {
    event.preventDefault();
    void ask({ kind: 'leave-site', href });
  };
}
