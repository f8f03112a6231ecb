// Recognizes pictures by their first bytes. Protects: a declared type is not trusted, and SVG,
// which can contain script, is refused.

const latin = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to));

const kinds: readonly { type: string; ending: string; is(bytes: Uint8Array): boolean }[] = [
  { type: 'image/png', ending: 'png', is: (bytes) => latin(bytes, 0, 4) === '\x89PNG' },
  { type: 'image/jpeg', ending: 'jpg', is: (bytes) => latin(bytes, 0, 3) === '\xff\xd8\xff' },
  { type: 'image/gif', ending: 'gif', is: (bytes) => /^GIF8[79]a/.test(latin(bytes, 0, 6)) },
  {
    type: 'image/webp',
    ending: 'webp',
    is: (bytes) => /^RIFF[^]{4}WEBP/.test(latin(bytes, 0, 12)),
  },
  {
    ...{ type: 'image/avif', ending: 'avif' },
    is: (bytes) => /^[^]{4}ftypavi[fs]/.test(latin(bytes, 0, 12)),
  },
];

/** The media type and the usual extension; undefined where browsers do not show it as a picture. */
export function pictureKind(bytes: Uint8Array): { type: string; ending: string } | undefined {
  return kinds.find(({ is }) => is(bytes));
}
