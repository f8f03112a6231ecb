// Bytes of a page → text: the rules of feeds, and the charset that a page names in its head.
import { decodeFeed } from '../ingest/decode';

/** Where the HTML standard looks for `<meta charset>`, and a little more: publishers write it late. */
const headBytes = 4_096;

/** The text of a page in whatever encoding it says, or shows, to be in. Never throws. */
export function decodePage(bytes: Uint8Array, contentType: string | undefined): string {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const stated = /<meta[^>]{0,200}charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  const named = /charset\s*=/i.test(contentType ?? '') ? contentType : undefined;
  return decodeFeed(bytes, named ?? (stated && `text/html; charset=${stated}`)).text;
}
