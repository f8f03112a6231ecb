'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this component is hydrated: false for server-rendered HTML, true for what is rendered
 * later. A component whose code is loaded on demand hydrates when the page around it has already
 * changed; until then it must render what the server did, or React discards its HTML.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
