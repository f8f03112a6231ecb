// Keyboard and screen reader users have one position on the page, the focus. When the focused
// element disappears (a row is deleted, a form is submitted and closes), browsers move it to the
// top of the page: here it moves to a neighbor of what is gone. Touch and mouse users have no such
// position, and no on-screen keyboard is opened.
import { focusable } from './focus-in-layer';

const within = (element: Element): Element[] =>
  element.matches(focusable) ? [element] : [...element.querySelectorAll(focusable)];

/** A focusable element in a neighbor, as far as it is visible: a list drops distant rows itself. */
function controlOf(beside: Node | null): HTMLElement | undefined {
  if (!(beside instanceof HTMLElement) || !beside.isConnected) return undefined;
  const { top, bottom } = beside.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return undefined;
  return within(beside).find(
    (one): one is HTMLElement => one instanceof HTMLElement && !one.closest('[inert], [hidden]'),
  );
}

const elementFrom = (node: Node | null, way: 'nextSibling' | 'previousSibling'): Node | null => {
  let at = node;
  while (at && !(at instanceof Element)) at = at[way];
  return at;
};

/** The heading of the new content, if a whole view changed. */
function headingOf(target: Element): HTMLElement | undefined {
  const heading = target.closest('main, [role=dialog]')?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? undefined;
}

/** Another page, or what covered this one: those return the focus in their own ways. */
const wholes = 'main, h1, [data-layer]';
const isWhole = (node: Node) =>
  node instanceof Element && (node.matches(wholes) || node.querySelector(wholes) !== null);

/**
 * Where the focus moves: the next element, the previous one, the scroll container, or the new
 * content.
 */
function placeAfter({ target, nextSibling, previousSibling }: MutationRecord) {
  if (!(target instanceof Element) || !target.isConnected) return undefined;
  return (
    controlOf(elementFrom(nextSibling, 'nextSibling')) ??
    controlOf(elementFrom(previousSibling, 'previousSibling')) ??
    target.closest<HTMLElement>('[tabindex]') ??
    headingOf(target)
  );
}

/** Watches the page until the returned function is called. */
export function keepFocus(): () => void {
  const reached = (element: EventTarget | null) =>
    element instanceof Element && element.matches(':focus-visible') ? element : undefined;
  /**
   * The element that the keyboard is on, even from before this was watched, until the reader leaves
   * it.
   */
  let last = reached(document.activeElement);
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const came = ({ target }: FocusEvent) => {
    last = reached(target);
  };
  const left = ({ target }: FocusEvent) => {
    // Some browsers report that for removed or disabled elements, too: this is only known
    // afterwards.
    queueMicrotask(() => {
      if (last === target && last?.isConnected && !last.matches(':disabled')) last = undefined;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!last || !isLost()) return;
    const gone = last;
    if (gone.isConnected) {
      // Disabled while something was in progress, and enabled again.
      const freed = records.some((record) => record.target === gone);
      if (freed && !gone.matches(':disabled') && gone instanceof HTMLElement) {
        gone.focus({ preventScroll: true });
      }
      return;
    }
    const record = records.find(({ removedNodes }) =>
      [...removedNodes].some((node) => node.contains(gone) && !isWhole(node)),
    );
    last = undefined;
    if (record) placeAfter(record)?.focus({ preventScroll: true });
  });
  observer.observe(document.body, {
    ...{ subtree: true, childList: true, attributes: true },
    attributeFilter: ['disabled'],
  });
  document.addEventListener('focusin', came);
  document.addEventListener('focusout', left);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', came);
    document.removeEventListener('focusout', left);
  };
}
