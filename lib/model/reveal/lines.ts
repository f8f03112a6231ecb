// Classifies a line of markdown by the line alone, complete or still growing.

/** A longer line of nothing but marker characters is text, and need not be matched. */
const longestMarkerLine = 300;

const onlyMarkers = new RegExp(
  '^[\\s>]*' +
    // Markers of nested lists, each followed by a blank.
    '(?:(?:[-*+]|\\d{1,9}[.)])[ \\t]+)*' +
    // Then at most an unfinished marker: bullets, rules, headings, fences, table lines …
    '(?:[-*+=_~`|:#\\s]*' +
    // … or the number of a list item, or the box of a task.
    '|\\d{1,9}[.)]?\\s*|\\[[ xX]?\\]?\\s*)$',
);

/**
 * True while a line consists of markers only: whether it is a list item, a heading, a rule or plain
 * text is only known from its first other character or its end.
 */
export function isUndecided(line: string): boolean {
  return line.length <= longestMarkerLine && onlyMarkers.test(line);
}

export const isBlank = (line: string): boolean => /^\s*$/.test(line);

/** The width of blanks at the start of a line; a tab counts to the next stop of four. */
export function indentOf(line: string): number {
  let columns = 0;
  for (const character of line) {
    if (character === ' ') columns += 1;
    else if (character === '\t') columns += 4 - (columns % 4);
    else break;
  }
  return columns;
}

export type ListMarker = {
  indent: number;
  /** Column of the item's text; lines indented as far belong to it. */
  offset: number;
  /** `-`, `*`, `+`, `.` or `)`: a different one begins another list. */
  kind: string;
  number?: number;
};

/** A rule of three or more of one character, which initially looks like a bullet. */
export const isRule = (line: string): boolean =>
  /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/.test(line.trimEnd());

export function readListMarker(line: string): ListMarker | undefined {
  const found = /^([ \t]*)([-*+]|(\d{1,9})([.)]))([ \t]+|$)/.exec(line.trimEnd());
  if (!found || isRule(line)) return undefined;
  const [, blanks = '', marker = '', digits, delimiter, gap = ''] = found;
  const indent = indentOf(blanks);
  const wide = gap.length < 1 || gap.length > 4 ? 1 : gap.length;
  return {
    indent,
    offset: indent + marker.length + wide,
    kind: delimiter ?? marker,
    ...(digits !== undefined && { number: Number(digits) }),
  };
}

export const isHeading = (line: string): boolean => /^ {0,3}#{1,6}(?:[ \t]|\s*$)/.test(line);

export type Fence = {
  character: string;
  length: number;
  /** Column of the fence; markers of lists and quotes before it count as blanks. */
  indent: number;
  quoted: boolean;
  /** Column of the text of the list item that contains it; 0 outside of lists. */
  base: number;
};

/**
 * Parses the opening of a code fence, after any markers of lists and quotes; `itemOffset` is where
 * the text of the surrounding list item begins.
 */
export function readFence(line: string, itemOffset = 0): Fence | undefined {
  const found = /^((?:[ \t]*(?:>|[-*+][ \t]|\d{1,9}[.)][ \t]))*[ \t]*)(`{3,}(?=[^`]*$)|~{3,})/.exec(
    line.trimEnd(),
  );
  if (!found) return undefined;
  const [, before = '', run = ''] = found;
  const indent = indentOf(before.replace(/\S/g, ' '));
  const base = indent >= itemOffset ? itemOffset : 0;
  const isCode = base === 0 && /^(?: {4}|\t)/.test(before);
  if (isCode) return undefined;
  return {
    character: run.charAt(0),
    length: run.length,
    indent,
    base,
    quoted: before.includes('>'),
  };
}

/**
 * The length of a run that may close the fence, if the line consists of nothing else; otherwise 0.
 */
function closingRun(fence: Fence, line: string): number {
  const bare = fence.quoted ? line.replace(/^[ \t>]+/, '') : line;
  const run = bare.trim();
  const isRun = run === fence.character.repeat(run.length);
  return isRun && indentOf(bare) <= fence.base + 3 ? run.length : 0;
}

export const closes = (fence: Fence, line: string): boolean =>
  closingRun(fence, line) >= fence.length;

export const isTableRow = (line: string): boolean => /^\s*\|/.test(line);

/** The line under a table's header; each cell can be matched in one way only. */
export function isDelimiterRow(line: string): boolean {
  const row = line.replace(/^[\s>]+/, '').trimEnd();
  const cells = row.replace(/^\|/, '').replace(/\|$/, '').split('|');
  return row.includes('|') && cells.every((cell) => /^:?-+:?$/.test(cell.trim()));
}

/**
 * The opening of a raw HTML block that extends past blank lines; returns the pattern that ends it.
 */
export function readHtmlOpening(line: string): RegExp | undefined {
  const openings: [RegExp, RegExp][] = [
    [/^ {0,3}<(?:script|pre|style|textarea)(?:[\s>]|$)/i, /<\/(?:script|pre|style|textarea)>/i],
    [/^ {0,3}<!--/, /-->/],
    [/^ {0,3}<\?/, /\?>/],
    [/^ {0,3}<!\[CDATA\[/, /\]\]>/],
    [/^ {0,3}<![a-z]/i, />/],
  ];
  const closing = openings.find(([opening]) => opening.test(line))?.[1];
  return closing && !closing.test(line) ? closing : undefined;
}
