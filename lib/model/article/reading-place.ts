// Where a reader is in a text, as a number that means the same on every screen and in every language:
// a thousand for each block that has gone by, and the thousandths of the next one that have.

/** A block as it stands on the screen: `top` is its distance from the top of what is seen. */
type Box = { top: number; height: number };

const perBlock = 1_000;

/** The place at the top of what is seen; 0 above the text, and where all of it has gone by. */
export function placeIn(blocks: readonly Box[]): number {
  const index = blocks.findLastIndex(({ top }) => top <= 0);
  const block = blocks[index];
  if (!block) return 0;
  const isLast = index === blocks.length - 1;
  if (isLast && block.top + block.height <= 0) return 0;
  // Between two blocks the upper one has gone by almost.
  const gone = block.height > 0 ? Math.min(0.999, -block.top / block.height) : 0;
  return index * perBlock + Math.floor(gone * perBlock);
}

/** How far a place is from the top of what is seen, in pixels; 0 where there is no such block. */
export function distanceTo(place: number, blocks: readonly Box[]): number {
  const block = blocks[Math.floor(place / perBlock)];
  return block ? block.top + (block.height * (place % perBlock)) / perBlock : 0;
}
