// From elements of a page to lines of text as a browser would lay them out: one for each block,
// with what the cleaning needs to know. Words of adjacent blocks never run together.
import { itemParagraphChars } from '@/lib/model/limits/service';
import { cleanText, shorten } from '../ingest/clean-text';

export type LineKind = 'text' | 'heading' | 'item' | 'row';

export type Line = {
  kind: LineKind;
  text: string;
  /** The share of its characters within links, 0 … 1. */
  linked: number;
};

const words = (list: string) => new Set(list.split(' '));
const blocks = words(
  'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main menu ol p pre section summary table tbody tfoot thead tr ul',
);
const silent = words(
  'script style noscript template iframe object embed svg math canvas audio video button input select textarea option head title meta link',
);
const kinds: Record<string, LineKind> = { li: 'item', dt: 'item', dd: 'item', tr: 'row' };

const isElement = (node: Node): node is Element => node.nodeType === 1;
const textNode = 3;
/** Deeper than any page that people write; anything deeper is not read. */
const deepest = 400;

/** The lines of everything under `root`, in order; empty ones are left out. */
export function linesOf(root: Node): Line[] {
  const lines: Line[] = [];
  let text = '';
  let linked = 0;
  let kind: LineKind = 'text';

  function endLine() {
    const whole = text.replace(/[^\S\n]+/g, ' ');
    for (const part of whole.split('\n')) {
      const line = shorten(cleanText(part), itemParagraphChars);
      if (line) lines.push({ kind, text: line, linked: Math.min(1, linked / whole.trim().length) });
    }
    text = '';
    linked = 0;
  }

  function walk(node: Node, inLink: boolean, around: LineKind, depth: number) {
    if (node.nodeType === textNode) {
      const piece = (node.textContent ?? '').replace(/\s+/g, ' ');
      text += piece;
      if (inLink) linked += piece.trim().length;
      return;
    }
    if (!isElement(node) || depth > deepest) return;
    const name = node.localName;
    if (silent.has(name)) return;
    if (name === 'br') {
      text += '\n';
      return;
    }
    const isBlock = blocks.has(name);
    const own = /^h[1-6]$/.test(name) ? 'heading' : (kinds[name] ?? around);
    if (isBlock) {
      endLine();
      kind = own;
    } else if ((name === 'td' || name === 'th') && text.trim()) text += ' | ';
    for (const child of node.childNodes) walk(child, inLink || name === 'a', own, depth + 1);
    if (isBlock) {
      endLine();
      kind = around;
    }
  }
  walk(root, false, 'text', 0);
  endLine();
  return lines;
}
