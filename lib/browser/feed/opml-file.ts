// The feed addresses in a file exported by another feed reader. Protects: common errors in such
// files (an encoding other than UTF-8, a bare ampersand, a truncated end, capitals) lose no
// address.

/** The decoder for the byte order mark, or for the XML declaration, if we know the encoding. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  const [, label = 'utf-8'] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)/i.exec(beginning) ?? [];
  // A declaration that is readable as single bytes is not UTF-16, whatever it says.
  const said = /^utf-?16/i.test(label) ? 'utf-8' : label;
  try {
    return new TextDecoder(said);
  } catch {
    return new TextDecoder();
  }
}

const addressOf = (outline: Element) =>
  [...outline.attributes].find(({ name }) => name.toLowerCase() === 'xmlurl')?.value.trim() ?? '';

const addressesOf = (document: Document) =>
  [...document.getElementsByTagName('*')]
    .filter(({ localName }) => localName.toLowerCase() === 'outline')
    .flatMap((outline) => addressOf(outline) || []);

/** The distinct addresses listed in a file; empty if it is no such file. */
export async function addressesInOpml(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoderOf(bytes).decode(bytes);
  const parser = new DOMParser();
  const strict = parser.parseFromString(text, 'text/xml');
  const isWhole = strict.querySelector('parsererror') === null;
  // An HTML parser tolerates any errors.
  const found = addressesOf(isWhole ? strict : parser.parseFromString(text, 'text/html'));
  return [...new Set(found)];
}
