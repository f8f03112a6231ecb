// Markdown to a hast tree with its raw HTML parsed, before any sanitising. Bounded: no text, however
// built, makes it hang, throw or return a tree too deep for the recursive walks that follow.
import type { Root } from 'hast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Parent } from './walk';

/** A block is a paragraph, a table or a list; an article of 450 words has about 3,000 characters. */
const maxChars = 20_000;
/** Quotes in quotes and lists in lists; each level costs the parser a pass over the line. */
const maxContainers = 12;
const maxDepth = 64;
/** An HTML element costs a level if it is never closed. */
const maxTags = 400;
/** For each `]` that closes nothing the parser goes back over everything before it. */
const maxStrayBrackets = 100;
/** Stands for a bracket while the text is parsed: an entity would cost as much as the bracket. */
const strayMark = '\uE05D';

const bare = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .freeze();
const withHtml = bare().use(rehypeRaw).freeze();

/** HTML; or the box of a task or a footnote, which only the way of HTML writes as pages know it. */
const mayHoldHtml = /<|\[[ xX]\]|\[\^/;

/** Without either a third of the work is spared: a growing answer is parsed at every step. */
function treeOf(markdown: string): Root {
  const processor = mayHoldHtml.test(markdown) ? withHtml : bare;
  return processor.runSync(processor.parse(markdown));
}

const containers = new RegExp(
  `^((?:[ \\t]*(?:>|[-*+]|\\d{1,9}[.)])[ \\t]?){${maxContainers}}).*$`,
  'gm',
);

/** Brackets that close nothing, past the first of them, as a character that means nothing. */
function withoutStrayBrackets(text: string): string {
  let open = 0;
  let stray = 0;
  return text.replace(/[[\]]/g, (bracket) => {
    if (bracket === '[') open += 1;
    else if (open > 0) open -= 1;
    else if (++stray > maxStrayBrackets) return strayMark;
    return bracket;
  });
}

/** Cuts off what only an attack contains. */
function bounded(markdown: string): string {
  const text = markdown.slice(0, maxChars).replace(
    containers,
    (line, head: string) =>
      // What follows the deepest allowed level is text, not another level.
      head + line.slice(head.length).replace(/^[\s>*+\-\d.)]+/, ''),
  );
  let tags = 0;
  return withoutStrayBrackets(text).replace(/<(?=[a-z!?/])/gi, (bracket) =>
    ++tags > maxTags ? '&lt;' : bracket,
  );
}

/** What stood for a bracket is a bracket again, in the text and in what is written for an image. */
function withStrayBrackets(node: Parent): void {
  for (const child of node.children) {
    if ('value' in child) child.value = child.value.replaceAll(strayMark, ']');
    if (child.type !== 'element') continue;
    for (const [name, value] of Object.entries(child.properties)) {
      if (typeof value === 'string') child.properties[name] = value.replaceAll(strayMark, ']');
    }
    withStrayBrackets(child);
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

/** The tree of a text; the bare text as one paragraph where the parser gives up. */
export function parseMarkdown(markdown: string): Root {
  try {
    const text = bounded(markdown);
    const tree = treeOf(text);
    prune(tree, 0);
    if (text.includes(strayMark)) withStrayBrackets(tree);
    return tree;
  } catch {
    return paragraph(markdown.slice(0, maxChars));
  }
}
