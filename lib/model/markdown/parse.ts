// Parses markdown to a hast tree, including its raw HTML, before any sanitizing. Bounded: no input
// makes it hang, throw or return a tree too deep for the recursive walks that follow.
import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { emphasisWithoutBlanks } from './emphasis';
import type { Parent } from './walk';

/** A block is a paragraph, a table or a list; an article of 450 words has about 3,000 characters. */
const maxChars = 20_000;
/** Nested quotes and lists; each level costs the parser a pass over the line. */
const maxContainers = 12;
const maxDepth = 64;
/** An HTML element that is never closed costs a level. */
const maxTags = 400;
/** For each unmatched `]` the parser scans everything before it. */
const maxStrayBrackets = 100;
/** For each unmatched run of backticks the parser scans to the end of the paragraph. */
const maxStrayTicks = 100;
/**
 * Placeholders for unmatched characters while the text is parsed: an entity would cost as much as
 * the character.
 */
const strayMarks: Readonly<Record<string, string>> = { ']': '\uE05D', '`': '\uE060' };
const characterOf = new Map(
  Object.entries(strayMarks).map(([character, mark]) => [mark, character]),
);
const anyMark = /[\uE05D\uE060]/g;
const markOf = (character: string) => strayMarks[character] ?? character;

const bare = unified()
  .use(remarkParse)
  // A single tilde is more often part of a range, ‘20~25’, than strikethrough.
  .use(remarkGfm, { singleTilde: false })
  .use(emphasisWithoutBlanks)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();
const withHtml = bare().use(rehypeRaw).freeze();

/** HTML; or the box of a task or a footnote, which only the HTML path renders as pages expect. */
const mayHoldHtml = /<|\[[ xX]\]|\[\^/;

/** Without either, a third of the work is saved: a growing answer is parsed at every step. */
function treeOf(markdown: string): Root {
  const processor = mayHoldHtml.test(markdown) ? withHtml : bare;
  return processor.runSync(processor.parse(markdown));
}

const containers = new RegExp(
  `^((?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])[ \\t]?){${maxContainers}}).*$`,
  'gm',
);

/** Replaces unmatched brackets beyond the first ones by a meaningless character. */
function withoutStrayBrackets(text: string): string {
  let open = 0;
  let stray = 0;
  return text.replace(/[[\]]/g, (bracket) => {
    if (bracket === '[') open += 1;
    else if (open > 0) open -= 1;
    else if (++stray > maxStrayBrackets) return markOf(bracket);
    return bracket;
  });
}

/** A line that opens or closes a code block, in which a backtick is literal. */
const fence = /^\s*`{3,}[^`]*$/;

/**
 * The runs of backticks in a line that no run of the same length closes, as positions in the line.
 */
function strayRuns(line: string): [start: number, end: number][] {
  const runs = [...line.matchAll(/`+/g)].map(({ 0: run, index }) => ({
    index,
    length: run.length,
  }));
  const places = new Map<number, number[]>();
  for (const { index, length } of runs.toReversed()) {
    const same = places.get(length);
    if (same) same.push(index);
    else places.set(length, [index]);
  }
  const stray: [number, number][] = [];
  let behind = 0;
  for (const { index, length } of runs) {
    if (index < behind) continue;
    const isEscaped = /(?<!\\)(?:\\\\)*\\$/.test(line.slice(Math.max(behind, index - 64), index));
    const start = isEscaped ? index + 1 : index;
    const own = index + length - start;
    const same = places.get(own) ?? [];
    while ((same.at(-1) ?? Infinity) <= index) same.pop();
    const close = same.at(-1);
    if (own > 0 && close === undefined) stray.push([start, index + length]);
    else if (own > 0 && close !== undefined) behind = close + own;
  }
  return stray;
}

/**
 * Replaces backticks unmatched within their line, beyond the first ones, by meaningless characters.
 */
function withoutStrayTicks(text: string): string {
  if (!text.includes('`')) return text;
  let left = maxStrayTicks;
  return text
    .split('\n')
    .map((line) => {
      if (!line.includes('`') || fence.test(line)) return line;
      let out = '';
      let at = 0;
      for (const [start, end] of strayRuns(line)) {
        left -= 1;
        if (left >= 0) continue;
        out += line.slice(at, start) + markOf('`').repeat(end - start);
        at = end;
      }
      return out + line.slice(at);
    })
    .join('\n');
}

/** Truncates what only an attack contains. */
function bounded(markdown: string): string {
  const text = markdown.slice(0, maxChars).replace(
    containers,
    (line, head: string) =>
      // What follows the deepest allowed level is text, not another level.
      head + line.slice(head.length).replace(/^[\s>*+\-\d.)]+/, ''),
  );
  let tags = 0;
  return withoutStrayTicks(withoutStrayBrackets(text)).replace(/<(?=[a-z!?/])/gi, (bracket) =>
    ++tags > maxTags ? '&lt;' : bracket,
  );
}

const unmarked = (text: string) => text.replace(anyMark, (mark) => characterOf.get(mark) ?? mark);

/** Restores the characters that placeholders stand for, in texts and in images' attributes. */
function withStray(node: Parent): void {
  for (const child of node.children) {
    if ('value' in child) child.value = unmarked(child.value);
    if (child.type !== 'element') continue;
    for (const [name, value] of Object.entries(child.properties)) {
      if (typeof value === 'string') child.properties[name] = unmarked(value);
    }
    withStray(child);
  }
}

function prune(node: Parent, depth: number): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (depth >= maxDepth) child.children = [];
    else prune(child, depth + 1);
  }
}

const paragraph = (value: string): Root => ({
  type: 'root',
  children: [
    { type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value }] },
  ],
});

/** The tree of a text; the raw text as one paragraph if the parser fails. */
export function parseMarkdown(markdown: string): Root {
  try {
    const text = bounded(markdown);
    const tree = treeOf(text);
    prune(tree, 0);
    if (text !== markdown) withStray(tree);
    return tree;
  } catch {
    return paragraph(markdown.slice(0, maxChars));
  }
}
