'use client';
// Distinguishes what came with the page from what was rendered later.
import { useState } from 'react';
import { useHydrated } from './use-hydrated';

/** True for what the server sent with the page, false for what appears later. */
export function useCameWithPage(): boolean {
  const hydrated = useHydrated();
  const [came] = useState(!hydrated);
  return came;
}
