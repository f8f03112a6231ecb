// Where the feed begins inside what a server sent. Real servers put line breaks, warnings and
// comments before it; a document type before it can only do harm (entities, external files).

const marker = /<!--|<!doctype\b|<((?:[\w.-]+:)?(?:rss|feed|rdf))(?=[\s>/])/gi;
/** Letters that no XML document may hold. */
const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

function endOf(text: string, from: number, end: string): number {
  const at = text.indexOf(end, from);
  return at < 0 ? -1 : at + end.length;
}

/** Past the document type that starts at `from`, its internal subset included. */
function endOfDoctype(text: string, from: number): number {
  const close = text.indexOf('>', from);
  const subset = text.indexOf('[', from);
  if (subset < 0 || close < subset) return close + 1;
  const end = /\]\s*>/g;
  end.lastIndex = subset;
  return end.exec(text) ? end.lastIndex : -1;
}

/** A last tag that lost its `>` gets it back. */
function endTag(document: string): string {
  return /<\/[\w.:-]+\s*$/.test(document.slice(-100)) ? `${document}>` : document;
}

/** The XML document from its root element on, or the JSON text; undefined when there is neither. */
export function findDocument(text: string): string | undefined {
  const start = text.replace(/^[\s\uFEFF\0]+/, '');
  if (start.startsWith('{')) return start;
  marker.lastIndex = 0;
  for (let match = marker.exec(text); match; match = marker.exec(text)) {
    if (match[1]) return endTag(text.slice(match.index).replace(illegal, ''));
    const end =
      match[0] === '<!--' ? endOf(text, match.index + 4, '-->') : endOfDoctype(text, match.index);
    if (end > match.index) marker.lastIndex = end;
  }
  return undefined;
}
