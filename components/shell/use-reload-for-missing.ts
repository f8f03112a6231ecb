import { useEffect } from 'react';
import { goneParts } from '@/lib/browser/missing-part';
import { isMissingPart } from '@/lib/model/wire/chunk-load';

/** Where what failed is a part of the program that only an older build had, the page is loaded anew. */
export function useReloadForMissing(error: unknown): void {
  useEffect(() => {
    if (isMissingPart(error)) void goneParts.reload?.();
  }, [error]);
}
