// Clearing the cache of this device: "keeps device id, interest selection, first-login flag, install
// id (if valid) and cached user info; wipes the rest".
import { forgetKept } from './kept-caches';
import { isDeviceId } from '@/lib/model/account/device-id';
import { storageKeys } from '@/lib/model/wire/storage-keys';

const kept: readonly string[] = [
  storageKeys.deviceId,
  storageKeys.interestSelected,
  storageKeys.firstLogin,
];

function isKept(key: string, value: string | null): boolean {
  if (key === storageKeys.installId) return isDeviceId(value);
  return kept.includes(key) || key.startsWith('user_info:');
}

/**
 * Wipes both storages of this site. @throws the storage's own error, so that the reader can be told
 */
export function clearCache(): void {
  const { localStorage, sessionStorage } = window;
  for (const key of Object.keys(localStorage)) {
    if (!isKept(key, localStorage.getItem(key))) localStorage.removeItem(key);
  }
  sessionStorage.clear();
}

/** Wipes everything, including the device id: the account is gone, and so is its data here. */
export function clearDevice(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
    void forgetKept().catch(() => undefined);
  } catch {
    // Ignored by rule; a storage that fails has stored nothing.
  }
}
