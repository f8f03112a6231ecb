// How much of the growing block may be shown: not a list or heading marker without its text, not a
// fence or table row without its end, nothing that lib/model/reveal/inline.ts holds back. What is in
// finished blocks is settled: an opening without an end is plain text there.
import type { Blocks } from './blocks';
import { settledInline } from './inline';
import { isTableRow, isUndecided, readFence } from './lines';

/** The beginning of a `br` or `wbr`, held back even where it may turn out to be code. */
const halfBreak = /(?:\\?<\/?(?:w?(?:br?)?)?\s*\/?)+$/i;
/** Searched for in the last characters only, so that no text makes it slow. */
const halfBreakChars = 100;

/** `text` without the half tag and the bare marker that it may end with, as a length. */
function withoutHalfMarker(text: string): number {
  const lastLine = text.lastIndexOf('\n') + 1;
  const half = halfBreak.exec(text.slice(Math.max(lastLine, text.length - halfBreakChars)));
  const end = text.length - (half?.[0].length ?? 0);
  return isUndecided(text.slice(lastLine, end)) ? lastLine : end;
}

/** Settled length of `tail`, in UTF-16 units. */
export function settledLength(blocks: Blocks): number {
  const { tail, kind, lineStart, leafStart, entered, newLeaf, fence, html, header } = blocks;
  const line = tail.slice(lineStart);
  const isWhole = !html && (fence || !(readFence(line) || isTableRow(line)));
  const leafHasEnded = newLeaf && !entered;
  const isInline = !fence && !html && kind !== 'code' && !leafHasEnded;
  let end = Math.min(isWhole ? tail.length : lineStart, header ?? tail.length);
  // What one rule cuts off may have been the end of what the other one let through.
  for (let before = -1; before !== end;) {
    before = end;
    if (isInline && end > leafStart) end = leafStart + settledInline(tail.slice(leafStart, end));
    end = withoutHalfMarker(tail.slice(0, end));
  }
  return end;
}
