// The addresses of feeds in a file that another reader exported. Protects: what such files get wrong
// (an encoding that is not UTF-8, a bare ampersand, an end that was cut off, capitals) loses none.

/** What the bytes begin with, or the XML declaration says, where it is an encoding that we know. */
function decoderOf(bytes: Uint8Array): TextDecoder {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le');
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be');
  const beginning = String.fromCharCode(...bytes.subarray(0, 200));
  const [, label = 'utf-8'] = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([^"']+)/i.exec(beginning) ?? [];
  // Bytes that can be read like that are no UTF-16, whatever they say.
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

/** The addresses that a file lists, each once; none where it is no such file. */
export async function addressesInOpml(file: Blob): Promise<string[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decoderOf(bytes).decode(bytes);
  const parser = new DOMParser();
  const strict = parser.parseFromString(text, 'text/xml');
  const isWhole = strict.querySelector('parsererror') === null;
  // HTML is read however it is broken.
  const found = addressesOf(isWhole ? strict : parser.parseFromString(text, 'text/html'));
  return [...new Set(found)];
}
