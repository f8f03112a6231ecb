'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this part lives already: false for what the server sent, true for what is drawn later. A part
 * whose program is fetched comes alive when everything around it has moved on; until then it must say
 * what the server said, or React throws its HTML away.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
