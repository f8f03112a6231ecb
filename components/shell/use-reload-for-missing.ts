import { useEffect } from 'react';
import { goneParts } from '@/lib/browser/offline/missing-part';
import { isMissingPart } from '@/lib/model/wire/chunk-load';

/** If the failure is a code chunk that only an older build had, the page is reloaded. */
export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    if (isMissingPart(error)) void goneParts.reload?.();
  }, [error]);
}
