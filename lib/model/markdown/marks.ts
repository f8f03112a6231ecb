// Cited sentences and keywords of an article, marked in the trees of one language. A sentence or
// keyword is marked once in the whole article, a keyword never inside a cited sentence.
import { hasHan } from '../text/scripts';
import type { Element, Root } from 'hast';
import { joinMark, plainSentence } from './citations';
import type { ContentLanguage } from '../text/languages';
import { citedNumbers } from './citation-figures';
import { textBlocks, textRun, wrapRun } from './text-run';
import { element, isText, walkElements, type Child, type Parent } from './walk';

/** A text of `anchors` or `anchor_keywords` still to be found; `index` is its position there. */
export type Wanted = { index: number; text: string };

/**
 * What is left to mark in the next blocks of one language; marking a text removes it from the list.
 */
export type Marks = { language: ContentLanguage; anchors: Wanted[]; keywords: Wanted[] };

/** Prepares the lists; the longest keyword wins where one contains another. */
export function wantedMarks(
  language: ContentLanguage,
  anchors: readonly string[],
  keywords: readonly string[],
): Marks {
  const wanted = (texts: readonly string[]) =>
    texts
      .map((text, index) => ({ index, text: plainSentence(text) }))
      .filter(({ text }) => text !== '');
  return {
    language,
    anchors: wanted(anchors),
    keywords: wanted(keywords).sort((a, b) => b.text.length - a.text.length),
  };
}

/**
 * Closing punctuation allowed between a sentence and its citation numbers: `… [1].` and `….` `[1]`.
 */
const closing = /^[\s.,;:!?…。，；：！？"'”’」』）)]{1,3}$/;

/** The references that support a wrapped sentence: citation numbers in it and right after it. */
function supporting(parent: Parent, wrapper: Element): string[] {
  const numbers: string[] = [];
  walkElements(wrapper, (node) => numbers.push(...(citedNumbers(node) ?? [])));
  const siblings = parent.children as Child[];
  for (const sibling of siblings.slice(siblings.indexOf(wrapper) + 1)) {
    const cited = citedNumbers(sibling);
    if (cited) numbers.push(...cited);
    else if (!(isText(sibling) && closing.test(sibling.value))) break;
  }
  return [...new Set(numbers)];
}

/**
 * Moves citation numbers at the end of a sentence out of it, so that no link is inside its button.
 */
function figuresBehind(parent: Parent, wrapper: Element): void {
  const end = wrapper.children.findLastIndex(
    (child) => !(isText(child) && closing.test(child.value)),
  );
  if (!citedNumbers(wrapper.children[end])) return;
  const tail = wrapper.children.splice(end);
  const siblings = parent.children as Child[];
  siblings.splice(siblings.indexOf(wrapper) + 1, 0, ...tail);
}

const isAnchor = (node: Element) => node.properties.dataAnchor !== undefined;

/** Marks the cited sentences of `tree` in place, none within another: one tap would press both. */
export function markAnchors(tree: Root, marks: Marks): void {
  for (const block of textBlocks(tree)) {
    marks.anchors = marks.anchors.filter((anchor) => {
      const run = textRun(block, isAnchor);
      const at = run.text.indexOf(anchor.text);
      if (at < 0) return true;
      const wrapper = element('span', {}, []);
      const parent = wrapRun(block, run, at, at + anchor.text.length, wrapper);
      if (!parent) return true;
      figuresBehind(parent, wrapper);
      const references = supporting(parent, wrapper);
      wrapper.properties = {
        dataAnchor: joinMark({ index: anchor.index, language: marks.language }),
        dataReferences: references.length > 0 ? references.join(' ') : undefined,
      };
      return false;
    });
  }
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** Finds a keyword as a whole word; Chinese has no blanks to check for. */
function findWord(text: string, word: string): number {
  const touches = (a = '', b = '') =>
    wordCharacter.test(a) && wordCharacter.test(b) && !hasHan(a) && !hasHan(b);
  const haystack = text.toLowerCase();
  const needle = word.toLowerCase();
  if (haystack.length !== text.length) return text.indexOf(word);
  for (let at = haystack.indexOf(needle); at >= 0; at = haystack.indexOf(needle, at + 1)) {
    const end = at + needle.length;
    if (!touches(text[at - 1], text[at]) && !touches(text[end - 1], text[end])) return at;
  }
  return -1;
}

/** Keywords are not marked inside these: they are links, marks or code already. */
const taken = (node: Element) =>
  node.tagName === 'a' ||
  node.tagName === 'code' ||
  isAnchor(node) ||
  node.properties.dataKeyword !== undefined;

/** Marks the keywords of `tree` in place; cited sentences must have been marked before. */
export function markKeywords(tree: Root, marks: Marks): void {
  for (const block of textBlocks(tree)) {
    marks.keywords = marks.keywords.filter((keyword) => {
      const run = textRun(block, taken);
      const at = findWord(run.text, keyword.text);
      if (at < 0) return true;
      const dataKeyword = joinMark({ index: keyword.index, language: marks.language });
      const wrapper = element('span', { dataKeyword }, []);
      return wrapRun(block, run, at, at + keyword.text.length, wrapper) === undefined;
    });
  }
}
