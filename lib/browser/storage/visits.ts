// How often a reader was here, and whether installing the site was offered: once is enough.
import { installOfferedKey, visitCountedKey, visitsKey } from '@/lib/model/offline/storage-keys';
import { readStored, writeStored } from './storage';

/** Counts this visit, once; returns the number of visits. */
export function countVisit(): number {
  const before = Number(readStored(visitsKey)) || 0;
  if (readStored(visitCountedKey, 'sessionStorage')) return before;
  writeStored(visitCountedKey, 'true', 'sessionStorage');
  writeStored(visitsKey, String(before + 1));
  return before + 1;
}

export const wasInstallOffered = (): boolean => readStored(installOfferedKey) === 'true';
export const keepInstallOffered = (): void => writeStored(installOfferedKey, 'true');
