// Which characters the single font of link-preview images can draw: Latin and the Chinese of GB
// 2312. Protects: an image never shows empty boxes, and no font is fetched for a missing character.

const latin =
  /[\u0020-\u007e\u00a0-\u017f–—‘’“”…‰′″€₱¥￥·•→×÷≤≥−、。〈〉《》「」『』【】〔〕！（），．：；？～％＋－／０-９＂＇]/u;

/**
 * Characters that are part of a word, which would change without them. An emoji of a star can be
 * left out.
 */
const ofWord = /[\p{L}\p{M}\p{N}]/u;

let known: Set<string> | undefined;

/** The Chinese characters of GB 2312, from the rows that contain them. */
function chinese(): Set<string> {
  if (known) return known;
  const bytes: number[] = [];
  for (let row = 0xb0; row <= 0xf7; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) bytes.push(row, cell);
  }
  known = new Set(new TextDecoder('gb2312').decode(new Uint8Array(bytes)));
  return known;
}

/** The text without undrawable characters; undefined where that would change a word or a name. */
export function drawable(text: string, most: number): string | undefined {
  const characters = [...text.normalize('NFC').replace(/\s+/g, ' ').trim()];
  const isDrawn = (c: string) => latin.test(c) || chinese().has(c);
  const drawn = characters.filter(isDrawn);
  const isTorn = characters.some((c) => !isDrawn(c) && ofWord.test(c));
  if (drawn.length === 0 || isTorn) return undefined;
  const shown = drawn.join('');
  return drawn.length <= most
    ? shown
    : `${drawn
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`;
}
