// Splits the bytes of an event stream into lines. Always UTF-8, one byte order mark is dropped,
// lines end with LF, CR or CRLF, wherever the network splits the bytes. A last line without an end
// is dropped, as the standard requires.

import { streamEventChars } from '@/lib/model/limits/chat';

/** Creates `lines(bytes)`: the lines that `bytes` completes, without their line breaks. */
export function createLineSplitter(): (bytes: Uint8Array) => string[] {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  let afterReturn = false;

  return (bytes) => {
    let text = decoder.decode(bytes, { stream: true });
    if (text === '') return [];
    // The second half of a CRLF that was split.
    if (afterReturn && text.startsWith('\n')) text = text.slice(1);
    afterReturn = text === '' ? false : text.endsWith('\r');
    const lines = text.split(/\r\n|\n|\r/);
    lines[0] = rest + (lines[0] ?? '');
    rest = lines.pop() ?? '';
    if (rest.length > streamEventChars) throw new RangeError('A line has no end.');
    return lines;
  };
}
