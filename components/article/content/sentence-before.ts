// The sentence that an element of a drawn text stands behind, as it is read.

const inline = 'span, strong, em, b, i, del, mark, code, a, button';
/** Figures of a citation, or the mark of what is not confirmed: the sentence before ends there. */
const ends = 'sup, [data-evidence-end]';

function textOf(node: Node): string {
  if (node instanceof Element && node.matches(ends)) return '';
  return node.hasChildNodes()
    ? [...node.childNodes].map(textOf).join('')
    : (node.textContent ?? '');
}

/** The text between what ends the sentence before and `element`; '' where none is. */
export function sentenceBefore(element: Element): string {
  let text = '';
  for (let at: Element | null = element; at;) {
    for (let node = at.previousSibling; node; node = node.previousSibling) {
      const isEnd = node instanceof Element && (node.matches(ends) || node.querySelector(ends));
      if (isEnd && text.trim() !== '') return text.trim();
      if (isEnd && node instanceof Element && !node.matches(ends)) return text.trim();
      text = textOf(node) + text;
    }
    const parent: Element | null = at.parentElement;
    if (!parent?.matches(inline)) break;
    at = parent;
  }
  return text.trim();
}
