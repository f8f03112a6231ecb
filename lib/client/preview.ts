// Previews of unpublished content: `GET read_detail` of a cloud-function service, called through
// our own origin. "The detail field is unpacked and its content is returned; for list it is used
// only when its type is mockEventData."
import * as z from 'zod';
import type { Fetch } from '@/lib/contract';
import { createGenericHelper } from './generic-helper';

/** The call's path at our own origin. */
export const previewPath = '/api/read_detail';
const listType = 'mockEventData';

export type PreviewType = 'detail' | 'list';

const answer = z.object({ detail: z.unknown() });
const detail = z.object({ type: z.string().optional().catch(undefined), content: z.unknown() });

/** A field may be JSON in a string. */
function unpack(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/**
 * Creates `preview(id, type)`: the content as received, or undefined if there is none to show.
 * Rejects with `ServiceError` of kind `interface`, whose code is the HTTP status.
 */
export function createPreview(fetch: Fetch, base: string) {
  const ask = createGenericHelper(fetch, base);
  return async function preview(eventId: string, type: PreviewType): Promise<unknown> {
    const query = new URLSearchParams({ eventId, type });
    const response = unpack(await ask(`${previewPath}?${query}`));
    const found = detail.safeParse(unpack(answer.safeParse(response).data?.detail)).data;
    if (type === 'list' && found?.type !== listType) return undefined;
    return unpack(found?.content);
  };
}
