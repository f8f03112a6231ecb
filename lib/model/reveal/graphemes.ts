// Where a growing text may be cut: between graphemes, which a reader sees as single characters,
// however many code points they have.

let segmenter: Intl.Segmenter | undefined;

/** How far to look beyond the wanted length; a longer grapheme needs a wider window. */
const window = 64;

/** Characters that are shown although a combining mark might still follow them. */
const plain = /^[\x20-\x7e\n\t]$/;

/**
 * The first cut at or after `least` UTF-16 units, or the last one there is: the end of the text
 * does not count while its last grapheme may still grow. 0 when there is no cut. Throws where the
 * browser has no `Intl.Segmenter`.
 */
export function graphemeCut(text: string, least: number): number {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  for (let width = least + window; ; width *= 2) {
    const part = text.slice(0, width);
    let end = 0;
    for (const { segment, index } of segmenter.segment(part)) {
      const next = index + segment.length;
      if (next === part.length && !(part.length === text.length && plain.test(segment))) break;
      end = next;
      if (end >= least) return end;
    }
    if (part.length === text.length) return end;
  }
}
