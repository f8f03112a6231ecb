// Decodes the bytes of a page: by the rules for feeds, and by the charset in its head.
import { decodeFeed } from '../ingest/decode';

/**
 * Slightly more than where the HTML standard looks for `<meta charset>`: publishers write it late.
 */
const headBytes = 4_096;

/** The text of a page, in its declared or detected encoding. Never throws. */
export function decodePage(bytes: Uint8Array, contentType: string | undefined): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const stated = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  const named = /charset\s*=/i.test(contentType ?? '') ? contentType : undefined;
  return decodeFeed(bytes, named ?? (stated && `text/html; charset=${stated}`)).text;
}
