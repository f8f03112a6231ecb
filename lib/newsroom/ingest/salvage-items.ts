// Salvages the well-formed items of a malformed XML feed. Each is cut out and parsed as a document
// of its own, so that a broken item only loses itself, and a truncated feed only its last item.
import { feedItemsMax } from '@/lib/model/limits/service';

const opening = /<!\[CDATA\[|<!--|<((?:[\w.-]+:)?(item|entry))(?=[\s>])/gi;

/** Real feeds have titles, links and languages at their beginning. */
const headChars = 32 * 1024;
const headField =
  /<(title|link|language|dc:language)\b[^<>]*(?:\/>|>(?:<!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>|[^<])*<\/\1\s*>)/gi;

type Block = { name: string; text: string };

/** The items of a document as text, each from its opening tag to the next item's. */
export function cutItems(document: string): { head: string; blocks: Block[] } {
  const starts: { at: number; name: string }[] = [];
  const unclosed = new Set<string>();
  opening.lastIndex = 0;
  for (let match = opening.exec(document); match; match = opening.exec(document)) {
    if (match[1]) starts.push({ at: match.index, name: match[1] });
    else {
      const end = match[0] === '<!--' ? '-->' : ']]>';
      const at = unclosed.has(end) ? -1 : document.indexOf(end, match.index);
      if (at < 0) unclosed.add(end);
      else opening.lastIndex = at;
    }
    if (starts.length >= 2 * feedItemsMax) break;
  }
  const blocks = starts.map(({ at, name }, index) => ({
    name,
    text: document.slice(at, starts[index + 1]?.at ?? document.length),
  }));
  return { head: document.slice(0, starts[0]?.at ?? document.length), blocks };
}

/** The block up to its own end tag, or up to its last complete child when that is missing. */
function wholeBlock({ name, text }: Block): string {
  const end = text.lastIndexOf(`</${name}`);
  if (end > 0) return `${text.slice(0, end)}</${name}>`;
  const lastChild = /^[\s\S]*<\/[\w.:-]+\s*>/.exec(text)?.[0] ?? `<${name}>`;
  return `${lastChild}</${name}>`;
}

function rootOf(document: string): { name: string; tag: string } {
  const [tag = '<rss>', name = 'rss'] =
    /^<([\w.:-]+)(?:"[^"]*"|'[^']*'|[^"'>])*>/.exec(document) ?? [];
  return { name, tag: tag.replace(/\/>$/, '>') };
}

/** One document for each item, and one of the feed's own fields without items. */
export function salvageDocuments(document: string): { head: string; items: string[] } {
  const { name, tag } = rootOf(document);
  const { head, blocks } = cutItems(document);
  const channel = /rss$/i.test(name);
  const wrap = (inside: string) =>
    `${tag}${channel ? `<channel>${inside}</channel>` : inside}</${name}>`;
  // Only complete, flat fields of the head are kept, as it may contain what broke the document.
  const fields = head.slice(tag.length, headChars).match(headField);
  return {
    head: wrap((fields ?? []).join('')),
    items: blocks.map((block) => wrap(wholeBlock(block))),
  };
}
