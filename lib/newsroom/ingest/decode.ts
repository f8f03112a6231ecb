// Decodes the bytes of a feed. The encoding that a server or an XML declaration claims is believed
// while the bytes agree with it, so that a wrong declaration garbles no letter.
import { sniffLegacyEncoding } from './sniff-encoding';

export type Decoded = { text: string; encoding: string };

const singleByte = /^(windows-|iso-8859|koi8|ibm|macintosh|x-mac)/;

function decoderFor(label: string | undefined, fatal: boolean): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label.trim().toLowerCase(), { fatal });
  } catch {
    return undefined;
  }
}

/** 0x80–0x9F of windows-1252, which some versions of Node read as control characters. */
const windows1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

function decodeWith(decoder: TextDecoder, bytes: Uint8Array): string {
  const text = decoder.decode(bytes);
  if (decoder.encoding !== 'windows-1252') return text;
  return text.replace(/[\x80-\x9f]/g, (c) => windows1252.charAt(c.charCodeAt(0) - 0x80));
}

function tryDecode(bytes: Uint8Array, label: string): string | undefined {
  try {
    const decoder = decoderFor(label, true);
    return decoder && decodeWith(decoder, bytes);
  } catch {
    return undefined;
  }
}

/** TextDecoder has no UTF-32; it is recognized by a BOM or the pattern of zeros around `<`. */
function decodeUtf32(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  const little = (a === 0xff && b === 0xfe && c === 0 && d === 0) || (a === 0x3c && !b && !c && !d);
  const big = (!a && !b && c === 0xfe && d === 0xff) || (!a && !b && !c && d === 0x3c);
  if (bytes.length < 4 || !(little || big)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength & ~3);
  const parts: string[] = [];
  for (let at = 0; at < view.byteLength; at += 4) {
    const point = view.getUint32(at, little);
    parts.push(point > 0x10ffff ? '\uFFFD' : String.fromCodePoint(point));
  }
  return parts.join('');
}

function utf16Label(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  if (a === 0x3c && b === 0 && c !== 0) return 'utf-16le';
  if (a === 0 && b === 0x3c && d !== undefined) return 'utf-16be';
  return undefined;
}

/** The encoding that the XML declaration names; read as ASCII, so a UTF-16 label is wrong. */
function declaredIn(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const name = /<\?xml[^>]*?encoding\s*=\s*["']\s*([\w.:-]+)/i.exec(head)?.[1];
  return name && !/^(utf|ucs|iso-10646)-?_?(16|32|2|4)/i.test(name) ? name : undefined;
}

function charsetOf(contentType: string | undefined): string | undefined {
  return /charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1];
}

/** Whether text decoded as UTF-8 can hardly be anything else: it has real multi-byte sequences. */
function isSurelyUtf8(text: string, claimed: string): boolean {
  const foreign = text.match(/[^\0-\x7f]/gu) ?? [];
  if (singleByte.test(claimed)) return foreign.length > 0;
  return foreign.length > 1 && foreign.some((character) => character > '\u07ff');
}

/**
 * Decodes a document by its byte order mark, else the HTTP charset, else the XML declaration, else
 * by what the bytes look like. Never throws; what no encoding explains becomes U+FFFD.
 */
export function decodeFeed(bytes: Uint8Array, contentType?: string): Decoded {
  const wide = decodeUtf32(bytes);
  if (wide !== undefined) return { text: wide, encoding: 'utf-32' };
  const utf16 = utf16Label(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };

  const claims = [charsetOf(contentType), declaredIn(bytes)]
    .map((label) => decoderFor(label, true)?.encoding)
    .filter((label) => label !== undefined && !label.startsWith('utf-16'));
  const utf8 = tryDecode(bytes, 'utf-8');
  for (const claim of claims) {
    if (!claim || claim === 'utf-8') continue;
    if (utf8 !== undefined && isSurelyUtf8(utf8, claim)) break;
    const text = tryDecode(bytes, claim);
    if (text !== undefined) return { text, encoding: claim };
  }
  if (utf8 !== undefined) return { text: utf8, encoding: 'utf-8' };

  const lossy = new TextDecoder('utf-8').decode(bytes);
  const lost = lossy.split('\uFFFD').length - 1;
  const kept = (lossy.match(/[^\0-\x7f\uFFFD]/gu) ?? []).length;
  if (kept > lost) return { text: lossy, encoding: 'utf-8' };
  const claim = claims.find((label) => label && label !== 'utf-8');
  const encoding = claim ?? sniffLegacyEncoding(bytes);
  return { text: decodeWith(new TextDecoder(encoding), bytes), encoding };
}
