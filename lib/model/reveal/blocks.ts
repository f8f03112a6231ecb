// A growing markdown text, split into blocks that can be parsed separately. Protects: a finished
// block never changes again, so that it is parsed and rendered once, and the cost of new text does
// not depend on the text before. When in doubt, blocks are not split.
import {
  closes,
  indentOf,
  isBlank,
  isDelimiterRow,
  isHeading,
  isRule,
  isTableRow,
  isUndecided,
  readFence,
  readHtmlOpening,
  readListMarker,
  type Fence,
  type ListMarker,
} from './lines';

/** A longer list is split before its next item, if that does not change its numbers. */
const longestList = 800;

/** `key` is the position of the block in the text, and constant from its first character on. */
export type Block = { readonly key: number; readonly text: string };

export type Blocks = {
  /** In order; the same objects in every later state. */
  readonly finished: readonly Block[];
  /** The growing block, with blank lines before it, and where it begins in the text. */
  readonly tail: string;
  readonly tailKey: number;
  /** Positions in `tail`: the growing line, and the paragraph, heading or item it is part of. */
  readonly lineStart: number;
  readonly leafStart: number;
  /** The kind of the growing line is known. */
  readonly entered: boolean;
  /** The kind of the growing block; `closed` takes no further line. */
  readonly kind: 'none' | 'text' | 'list' | 'code' | 'closed';
  readonly afterBlank: boolean;
  readonly fence?: Fence;
  /** The pattern that ends the raw HTML block. */
  readonly html?: RegExp;
  /** The last item of the growing list. */
  readonly list?: ListMarker;
  /** The line begins a paragraph of its own, whatever it contains. */
  readonly newLeaf: boolean;
  readonly table: boolean;
  /** A line that may become a table header by the next one. */
  readonly header?: number;
};

export const noBlocks: Blocks = {
  finished: [],
  tail: '',
  tailKey: 0,
  lineStart: 0,
  leafStart: 0,
  entered: false,
  kind: 'none',
  afterBlank: false,
  newLeaf: true,
  table: false,
};

const noTable = { table: false, header: undefined };

/** Everything before the growing line becomes a block of its own. */
function cut(blocks: Blocks): Blocks {
  const { finished, tail, tailKey, lineStart } = blocks;
  return {
    ...noBlocks,
    finished: [...finished, { key: tailKey, text: tail.slice(0, lineStart) }],
    tail: tail.slice(lineStart),
    tailKey: tailKey + lineStart,
  };
}

const follows = (item: ListMarker, last: ListMarker): boolean =>
  item.kind === last.kind && (item.number === undefined || item.number === (last.number ?? 0) + 1);

/** True when the growing line begins a new block. */
function startsBlock(blocks: Blocks, line: string, item: ListMarker | undefined): boolean {
  const { kind, afterBlank, list, lineStart } = blocks;
  if (kind === 'none') return false;
  if (kind === 'closed') return true;
  if (kind === 'code') return indentOf(line) < 4;
  if (kind === 'text') return afterBlank;
  const sibling = list !== undefined && item !== undefined && item.indent < list.offset;
  if (sibling) return lineStart > longestList && list.indent === item.indent && follows(item, list);
  return afterBlank && indentOf(line) < 2 && !item;
}

/** True when a line is outside the list item or quote that contains the fence. */
function leavesFence({ fence, kind, list }: Blocks, line: string): boolean {
  if (!fence) return false;
  if (fence.quoted) return !/^\s*>/.test(line);
  return kind === 'list' && !isBlank(line) && indentOf(line) < (list?.offset ?? 0);
}

/** A list item without text does not end a paragraph. */
const isEmptyInParagraph = ({ kind, newLeaf }: Blocks, line: string): boolean =>
  kind === 'text' && !newLeaf && /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]*$/.test(line.trimEnd());

/** The kind of the growing line is now known: it begins a block, a paragraph, or continues one. */
function enterLine(before: Blocks, line: string): Blocks {
  if (before.fence || before.html) return { ...before, entered: true };
  const mayBeItem =
    before.kind === 'list' || (indentOf(line) < 4 && !isEmptyInParagraph(before, line));
  const item = mayBeItem ? readListMarker(line) : undefined;
  const blocks = startsBlock(before, line, item) ? cut(before) : before;
  // Below a possible table header, a line that is no delimiter row continues its paragraph.
  const isDelimiter = blocks.header !== undefined && isDelimiterRow(line);
  let { kind, list } = blocks;
  if (kind === 'none') kind = item ? 'list' : indentOf(line) >= 4 ? 'code' : 'text';
  // "In order to interrupt a paragraph, an ordered list must start with 1."
  if (kind === 'text' && item && (item.number ?? 1) === 1) kind = 'list';
  if (kind === 'list' && item && (!list || item.indent < list.offset)) list = item;
  const ownLeaf = (kind === 'list' && item) || isHeading(line) || isDelimiter;
  const leafStart = blocks.newLeaf || ownLeaf ? blocks.lineStart : blocks.leafStart;
  return {
    ...blocks,
    kind,
    list,
    leafStart,
    entered: true,
    newLeaf: false,
    header: isDelimiter ? blocks.header : undefined,
  };
}

/** The growing line has ended; the next one begins after it. */
function leaveLine(blocks: Blocks, line: string, nextStart: number): Blocks {
  const next = { ...blocks, lineStart: nextStart, entered: false };
  const { fence, html, kind } = blocks;
  if (html) return html.test(line) ? { ...next, html: undefined, newLeaf: true } : next;
  if (fence) {
    if (!closes(fence, line)) return next;
    const closed = kind === 'list' || fence.quoted ? kind : 'closed';
    return { ...next, fence: undefined, newLeaf: true, kind: closed, afterBlank: false };
  }
  const opening = readFence(line, kind === 'list' ? blocks.list?.offset : 0);
  if (opening && kind !== 'code') {
    const around = opening.base > 0 || opening.quoted ? kind : 'text';
    return { ...next, ...noTable, fence: opening, newLeaf: true, kind: around, afterBlank: false };
  }
  const opened = readHtmlOpening(line);
  if (opened) return { ...next, html: opened, newLeaf: true };
  const heading = isHeading(line) || isRule(line);
  const table = isDelimiterRow(line)
    ? blocks.header !== undefined
    : blocks.table && isTableRow(line);
  const header = isTableRow(line) && !table ? blocks.lineStart : undefined;
  return {
    ...next,
    table,
    header,
    newLeaf: heading || table,
    kind: heading && kind === 'text' ? 'closed' : kind,
    afterBlank: false,
  };
}

function leaveBlankLine(blocks: Blocks, nextStart: number): Blocks {
  return {
    ...blocks,
    lineStart: nextStart,
    entered: false,
    afterBlank: true,
    newLeaf: true,
    ...noTable,
  };
}

/** The blocks of a whole text. */
export function blocksOf(text: string): readonly Block[] {
  const { finished, tail, tailKey } = growBlocks(noBlocks, text);
  return tail === '' ? finished : [...finished, { key: tailKey, text: tail }];
}

/** The blocks of the text so far and `more`. Costs as much as `more` and the line it continues. */
export function growBlocks(before: Blocks, more: string): Blocks {
  let blocks: Blocks = { ...before, tail: before.tail + more };
  let from = before.tail.length;
  for (;;) {
    const end = blocks.tail.indexOf('\n', Math.max(from, blocks.lineStart));
    const line = blocks.tail.slice(blocks.lineStart, end < 0 ? undefined : end + 1);
    const known = end >= 0 || !isUndecided(line);
    if (known && !blocks.entered && leavesFence(blocks, line)) {
      blocks = { ...blocks, fence: undefined, newLeaf: true };
    }
    const blank = isBlank(line) && !blocks.fence && !blocks.html;
    if (known && !blocks.entered && !blank) blocks = enterLine(blocks, line);
    if (end < 0) return blocks;
    from = blocks.lineStart + line.length;
    blocks = blank ? leaveBlankLine(blocks, from) : leaveLine(blocks, line, from);
  }
}
