// Finds where the feed begins in a server's response. Real servers put line breaks, warnings and
// comments before it; a document type before it can only do harm (entities, external files).

const marker = /<!--|<!doctype\b|<((?:[\w.-]+:)?(?:rss|feed|rdf))(?=[\s>/])/gi;
/** Characters that XML does not allow. */
const illegal = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;

/**
 * Searches one text from positions that only increase: a result further ahead stays the next one,
 * and what was not found ahead is not searched again, so that searching stays linear.
 */
function finder(text: string) {
  const next = new Map<string, number>();
  return (from: number, wanted: string): number => {
    const known = next.get(wanted);
    if (known !== undefined && (known < 0 || known >= from)) return known;
    const at = text.indexOf(wanted, from);
    next.set(wanted, at);
    return at;
  };
}

/** Restores the missing `>` of the last tag. */
function endTag(document: string): string {
  return /<\/[\w.:-]+\s*$/.test(document.slice(-100)) ? `${document}>` : document;
}

/**
 * Persons are not used, and the library takes quadratic time for a hostile one: it skips elements
 * with another name.
 */
function withoutPersons(document: string): string {
  return document.replace(/(<\/?)(?=(?:author|managingeditor|webmaster)[\s>/])/gi, '$1x-');
}

const encoded = /<((?:[\w.-]+:)?(?:title|summary|content))(?=\s)([^<>]*)>([a-z\d+/=\s]+)(?=<)/gi;
const isEncoded = /\bmode\s*=\s*["']base64["']/i;
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Any Atom 0.3 text may be Base64, which the library does not decode. */
function withoutBase64(document: string): string {
  if (!isEncoded.test(document)) return document;
  return document.replace(encoded, (whole, name: string, attributes: string, text: string) => {
    if (!isEncoded.test(attributes)) return whole;
    const plain = Buffer.from(text, 'base64').toString('utf8').replace(illegal, '');
    return `<${name}${attributes}>${plain.replace(/[&<>]/g, (sign) => escapes[sign] ?? '')}`;
  });
}

/** The root element and what follows it, in a form that the library can read. */
function toReadable(document: string): string {
  return withoutBase64(withoutPersons(endTag(document.replace(illegal, ''))));
}

/** The XML document from its root element on, or the JSON text; undefined when there is neither. */
export function findDocument(text: string): string | undefined {
  const start = text.replace(/^[\s\uFEFF\0]+/, '');
  if (start.startsWith('{')) return start;
  const find = finder(text);
  marker.lastIndex = 0;
  for (let match = marker.exec(text); match; match = marker.exec(text)) {
    if (match[1]) return toReadable(text.slice(match.index));
    const isComment = match[0] === '<!--';
    let end = isComment ? '-->' : '>';
    let at = find(match.index, end);
    const subset = isComment || at < 0 ? -1 : find(match.index, '[');
    // An internal subset contains `>` itself.
    if (subset >= 0 && subset < at) {
      end = ']>';
      at = find(match.index, end);
    }
    if (at >= 0) marker.lastIndex = at + end.length;
  }
  return undefined;
}
