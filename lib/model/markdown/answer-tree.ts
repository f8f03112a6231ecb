// The pipeline of an answer: like that of an article, but without pictures, and with a mark behind
// each sentence that its sources do not bear out.
import type { Element, Root } from 'hast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unsupportedMark } from '../article/citations';
import { safeAddresses } from './addresses';
import { markCitations } from './citation-figures';
import { parseMarkdown } from './parse';
import { schema } from './schema';
import { element, replaceChildren, walkElements, type Child, type Parent } from './walk';

const pictures = ['img', 'picture', 'source', 'video', 'audio'];

const answerSchema: Options = {
  ...schema,
  tagNames: (schema.tagNames ?? []).filter((name) => !pictures.includes(name)),
  attributes: { ...schema.attributes, span: [['dataUnsupported', 'true']] },
};

const sanitise = rehypeSanitize(answerSchema) as (tree: Root) => Root;

/** "No images in chat answers": what a picture is called stays, so that no sentence has a hole. */
function withoutPictures(parent: Parent): void {
  replaceChildren(parent, (child) => {
    if (child.type !== 'element') return [child];
    if (child.tagName === 'img')
      return [{ type: 'text', value: String(child.properties.alt ?? '') }];
    withoutPictures(child);
    return [child];
  });
}

const literal = new Set(['code', 'pre', 'kbd', 'samp']);

/** Each mark becomes an element of its own; code keeps its brackets. */
function markUnsupported(parent: Parent): void {
  replaceChildren(parent, (child) => {
    if (child.type === 'element' && !literal.has(child.tagName)) markUnsupported(child);
    if (child.type !== 'text' || !child.value.includes(unsupportedMark)) return [child];
    return child.value.split(unsupportedMark).flatMap((value, index): Child[] => {
      const text: Child = { type: 'text', value };
      return index === 0 ? [text] : [element('span', { dataUnsupported: 'true' }, []), text];
    });
  });
}

/** Text right before a mark loses its blank, so that none starts a line. */
function closeUp(parent: Parent): void {
  for (const [index, child] of parent.children.entries()) {
    const next = parent.children[index + 1];
    const marked = next?.type === 'element' && next.properties.dataUnsupported === 'true';
    if (marked && child.type === 'text') child.value = child.value.trimEnd();
  }
}

/** The hast tree of one block of an answer: nothing but what its schema allows. Never throws. */
export function answerTree(markdown: string): Root {
  const tree = parseMarkdown(markdown);
  withoutPictures(tree);
  safeAddresses(tree);
  markCitations(tree);
  markUnsupported(tree);
  closeUp(tree);
  walkElements(tree, closeUp);
  return sanitise(tree);
}

export const isUnsupportedMark = (node: Element): boolean =>
  node.properties.dataUnsupported === 'true';
