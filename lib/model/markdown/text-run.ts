// Finds words in a tree although emphasis, links and citation numbers split them into many nodes,
// and wraps them in one element.
import type { Element, Text } from 'hast';
import { citedNumbers } from './citation-figures';
import { isText, type Child, type Parent } from './walk';

/** Elements that begin a text of their own: a sentence never crosses their border. */
const blocks = new Set(
  'p li h1 h2 h3 h4 h5 h6 td th dt dd div section blockquote summary details ul ol dl table thead tbody tfoot tr pre hr'.split(
    ' ',
  ),
);
/** A placeholder for a block inside a run; no sentence contains it. */
const border = '\u0000';

export type TextRun = {
  /** White space is collapsed to single blanks, as on the page. */
  text: string;
  /** The position of each character of `text`. */
  spots: { node: Text; offset: number }[];
};

function collect(parent: Parent, run: TextRun, skip: (node: Element) => boolean): void {
  for (const child of parent.children) {
    if (isText(child)) {
      for (const [offset, character] of child.value.split('').entries()) {
        const blank = /\s/.test(character);
        if (blank && run.text.endsWith(' ')) continue;
        run.text += blank ? ' ' : character;
        run.spots.push({ node: child, offset });
      }
    } else if (child.type === 'element') {
      if (citedNumbers(child)) continue;
      if (!blocks.has(child.tagName) && !skip(child)) collect(child, run, skip);
      else {
        const node: Text = { type: 'text', value: '' };
        run.text += border;
        run.spots.push({ node, offset: 0 });
      }
    }
  }
}

/** The text directly in a block, without what `skip` leaves out. */
export function textRun(parent: Parent, skip: (node: Element) => boolean = () => false): TextRun {
  const run: TextRun = { text: '', spots: [] };
  collect(parent, run, skip);
  return run;
}

/** The tree itself and every block in it that contains text. */
export function textBlocks(parent: Parent): Parent[] {
  const inner = parent.children.flatMap((child: Child) =>
    child.type === 'element' && child.tagName !== 'pre' ? textBlocks(child) : [],
  );
  const own = parent.type === 'root' || blocks.has(parent.tagName);
  return own ? [parent, ...inner] : inner;
}

const holds = (node: Child, text: Text): boolean =>
  node === text || (node.type === 'element' && node.children.some((child) => holds(child, text)));

/**
 * Wraps the characters `from` … `to` (exclusive) of a run in `wrapper` and returns the wrapper's
 * parent. An inline element at either end is included as a whole.
 */
export function wrapRun(
  parent: Parent,
  run: TextRun,
  from: number,
  to: number,
  wrapper: Element,
): Parent | undefined {
  const first = run.spots[from];
  const last = run.spots[to - 1];
  if (!first || !last) return undefined;
  const children = parent.children as Child[];
  const start = children.findIndex((child) => holds(child, first.node));
  const end = children.findIndex((child) => holds(child, last.node));
  const only = children[start];
  if (start < 0 || end < start) return undefined;
  if (start === end && only?.type === 'element') return wrapRun(only, run, from, to, wrapper);

  const inside = children.slice(start, end + 1);
  const before: Child[] = [];
  const after: Child[] = [];
  const tail = inside.at(-1);
  if (tail && isText(tail) && last.offset + 1 < tail.value.length) {
    after.push({ type: 'text', value: tail.value.slice(last.offset + 1) });
    inside[inside.length - 1] = { type: 'text', value: tail.value.slice(0, last.offset + 1) };
  }
  const head = inside[0];
  if (head && isText(head) && first.offset > 0) {
    before.push({ type: 'text', value: head.value.slice(0, first.offset) });
    inside[0] = { type: 'text', value: head.value.slice(first.offset) };
  }
  wrapper.children = inside as Element['children'];
  children.splice(start, inside.length, ...before, wrapper, ...after);
  return parent;
}
