// Where the feed begins inside what a server sent. Real servers put line breaks, warnings and
// comments before it; a document type before it can only do harm (entities, external files).

const marker = /<!--|<!doctype\b|<((?:[\w.-]+:)?(?:rss|feed|rdf))(?=[\s>/])/gi;
/** Letters that no XML document may hold. */
const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/** Finds ends in one text; an end that is nowhere ahead is not looked for again. */
function endFinder(text: string) {
  const missing = new Set<string>();
  return (from: number, end: string): number => {
    const at = missing.has(end) ? -1 : text.indexOf(end, from);
    if (at < 0) missing.add(end);
    return at < 0 ? -1 : at + end.length;
  };
}

/** A last tag that lost its `>` gets it back. */
function endTag(document: string): string {
  return /<\/[\w.:-]+\s*$/.test(document.slice(-100)) ? `${document}>` : document;
}

/**
 * Authors are not read, and the library takes quadratic time over a hostile one: under another name
 * it passes over them.
 */
function withoutPersons(document: string): string {
  return document.replace(/(<\/?)(?=(?:author|managingeditor|webmaster)[\s>/])/gi, '$1x-');
}

/** The XML document from its root element on, or the JSON text; undefined when there is neither. */
export function findDocument(text: string): string | undefined {
  const start = text.replace(/^[\s\uFEFF\0]+/, '');
  if (start.startsWith('{')) return start;
  const endOf = endFinder(text);
  marker.lastIndex = 0;
  for (let match = marker.exec(text); match; match = marker.exec(text)) {
    if (match[1]) return withoutPersons(endTag(text.slice(match.index).replace(illegal, '')));
    let end = endOf(match.index, match[0] === '<!--' ? '-->' : '>');
    // An internal subset holds `>` of its own.
    if (match[0] !== '<!--' && end > 0 && text.slice(match.index, end).includes('[')) {
      end = endOf(match.index, ']>');
    }
    if (end > 0) marker.lastIndex = end;
  }
  return undefined;
}
