// The pipeline of an answer: like that of an article, but without images, and with a mark after
// each sentence that its sources do not support.
import type { Element, Root } from 'hast';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unsupportedMark } from './citations';
import { safeAddresses } from './addresses';
import { citedNumbers, markCitations } from './citation-figures';
import { parseMarkdown } from './parse';
import { tagOfLetters } from '../text/voice-tag';
import { schema } from './schema';
import {
  element,
  isElement,
  replaceChildren,
  textOf,
  walkElements,
  type Child,
  type Parent,
} from './walk';

const pictures = ['img', 'picture', 'source', 'video', 'audio'];

const answerSchema: Options = {
  ...schema,
  tagNames: (schema.tagNames ?? []).filter((name) => !pictures.includes(name)),
  attributes: { ...schema.attributes, span: [['dataUnsupported', 'true', 'sentence', 'cited']] },
};

const sanitize = rehypeSanitize(answerSchema) as (tree: Root) => Root;

/** "No images in chat answers": an image's alt text stays, so that no sentence has a hole. */
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
      const words = value === '' ? [] : [text];
      return index === 0 ? words : [element('span', { dataUnsupported: 'true' }, []), ...words];
    });
  });
}

/** Whether a node is the mark of an unconfirmed sentence; false for the sentence itself. */
export const isUnsupportedMark = (node: Element): boolean =>
  node.properties.dataUnsupported === 'true' || node.properties.dataUnsupported === 'cited';

const isMark = (child: Child | undefined): boolean =>
  child?.type === 'element' && isUnsupportedMark(child);

/** Wraps the sentence before a mark in an element; a mark after citation numbers only says so. */
function wrapSentences(parent: Parent): void {
  for (let at = parent.children.length - 1; at >= 0; at -= 1) {
    const mark = parent.children[at];
    if (mark?.type !== 'element' || !isMark(mark)) continue;
    const isCited = citedNumbers(parent.children[at - 1]) !== undefined;
    if (isCited) mark.properties.dataUnsupported = 'cited';
    const end = isCited ? at - 1 : at;
    let start = end;
    for (; start > 0; start -= 1) {
      const before = parent.children[start - 1];
      if (isMark(before) || citedNumbers(before)) break;
      if (before?.type === 'element' && before.tagName === 'br') break;
    }
    if (start === end) continue;
    const sentence = element(
      'span',
      { dataUnsupported: 'sentence' },
      parent.children.slice(start, end) as Child[],
    );
    parent.children.splice(start, end - start, sentence);
    at = start;
  }
}

/** Removes the blank right before a mark, so that none starts a line. */
function closeUp(parent: Parent): void {
  for (const [index, child] of parent.children.entries()) {
    const next = parent.children[index + 1];
    const marked = next?.type === 'element' && next.properties.dataUnsupported === 'true';
    if (marked && child.type === 'text') child.value = child.value.trimEnd();
  }
}

/** An answer may quote several languages: each paragraph, item and row gets its own. */
function tellLanguages(parent: Parent): void {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    if (/^(?:ul|ol|blockquote|table|thead|tbody)$/.test(child.tagName)) tellLanguages(child);
    else child.properties.lang = tagOfLetters(textOf(child));
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
  walkElements(tree, wrapSentences);
  const clean = sanitize(tree);
  tellLanguages(clean);
  return clean;
}

/**
 * What a node is: the mark of an unconfirmed sentence (`cited` after citation numbers), or the
 * `sentence` before it.
 */
export function unsupportedPart(node: Element): 'mark' | 'cited' | 'sentence' | undefined {
  const part = node.properties.dataUnsupported;
  if (part === 'true') return 'mark';
  return part === 'cited' || part === 'sentence' ? part : undefined;
}
