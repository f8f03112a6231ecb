// Splits text at its citation marks. Protects: a list of headlines loads no other code for marks.

/** At most three digits, so that a year in brackets stays text. */
const groups = /(?:\[[1-9]\d{0,2}\][ \t]*)*\[[1-9]\d{0,2}\]/g;

/**
 * Text split at its citation marks: strings, and one list of numbers per group of adjacent marks.
 * The blank before a group is removed, so that a number never starts a line.
 */
export function splitCitations(text: string): (string | number[])[] {
  const parts: (string | number[])[] = [];
  let end = 0;
  for (const { index, 0: group } of text.matchAll(groups)) {
    const before = text.slice(end, index).trimEnd();
    if (before) parts.push(before);
    parts.push(group.match(/\d+/g)?.map(Number) ?? []);
    end = index + group.length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}
