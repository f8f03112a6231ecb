// Finds the sentence before an element in a rendered text.

const inline = 'span, strong, em, b, i, del, mark, code, a, button';
/** Citation numbers, or the mark of an unconfirmed sentence: the previous sentence ends there. */
const ends = 'sup, [data-evidence-end]';

function textOf(node: Node): string {
  if (node instanceof Element && node.matches(ends)) return '';
  return node.hasChildNodes()
    ? [...node.childNodes].map(textOf).join('')
    : (node.textContent ?? '');
}

/** The text between the end of the previous sentence and `element`; '' if there is none. */
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
