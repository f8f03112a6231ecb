// A reader's position in a text, as a number that means the same on every screen and in every
// language: a thousand for each block that was passed, and the thousandths of the next one that
// were.

/** A block on the screen: `top` is its distance from the top of the visible part. */
type Box = { top: number; height: number };

const perBlock = 1_000;

/** The position at the top of the visible part; 0 above the text, and once all of it was passed. */
export function placeIn(blocks: readonly Box[]): number {
  const index = blocks.findLastIndex(({ top }) => top <= 0);
  const block = blocks[index];
  if (!block) return 0;
  const isLast = index === blocks.length - 1;
  if (isLast && block.top + block.height <= 0) return 0;
  // In a gap between two blocks the upper one counts as almost passed.
  const gone = block.height > 0 ? Math.min(0.999, -block.top / block.height) : 0;
  return index * perBlock + Math.floor(gone * perBlock);
}

/**
 * The distance of a position from the top of the visible part, in pixels; 0 if there is no such
 * block.
 */
export function distanceTo(place: number, blocks: readonly Box[]): number {
  const block = blocks[Math.floor(place / perBlock)];
  return block ? block.top + (block.height * (place % perBlock)) / perBlock : 0;
}
