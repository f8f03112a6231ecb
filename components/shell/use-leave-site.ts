'use client';
import type { SyntheticEvent } from 'react';
import { useAsk } from './use-ask';

/** Asks before the reader follows an external address; replaces the click on its link. */
export function useLeaveSite(): (event: SyntheticEvent, href: string) => void {
  const ask = useAsk();
  return (event, href) => {
    event.preventDefault();
    void ask({ kind: 'leave-site', href });
  };
}
