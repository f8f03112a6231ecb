// How much of the growing block may be shown: no list or heading marker without its text, no fence
// or table row without its end, nothing that lib/model/reveal/inline.ts holds back. Finished blocks
// are settled: an opening without an end is plain text there.
import type { Blocks } from './blocks';
import { settledInline } from './inline';
import { isTableRow, isUndecided, readFence } from './lines';

/** The beginning of a `br` or `wbr`, held back even if it may turn out to be code. */
const halfBreak = /(?:\\?<\/?(?:w?(?:br?)?)?\s*\/?)+$/i;
/** Only the last characters are searched, so that no text makes it slow. */
const halfBreakChars = 100;

/** The length of `text` without an unfinished tag or a bare marker at its end. */
function withoutHalfMarker(text: string): number {
  const lastLine = text.lastIndexOf('\n') + 1;
  const half = halfBreak.exec(text.slice(Math.max(lastLine, text.length - halfBreakChars)));
  const end = text.length - (half?.[0].length ?? 0);
  return isUndecided(text.slice(lastLine, end)) ? lastLine : end;
}

/** The settled length of `tail`, in UTF-16 units. */
export function settledLength(blocks: Blocks): number {
  const { tail, kind, lineStart, leafStart, entered, newLeaf, fence, html, header } = blocks;
  const line = tail.slice(lineStart);
  const isWhole = !html && (fence || !(readFence(line) || isTableRow(line)));
  const leafHasEnded = newLeaf && !entered;
  const isInline = !fence && !html && kind !== 'code' && !leafHasEnded;
  let end = Math.min(isWhole ? tail.length : lineStart, header ?? tail.length);
  // What one rule cuts off may have ended what the other one let through.
  for (let before = -1; before !== end;) {
    before = end;
    if (isInline && end > leafStart) end = leafStart + settledInline(tail.slice(leafStart, end));
    end = withoutHalfMarker(tail.slice(0, end));
  }
  return end;
}
