// Who reads with keys or by ear has one place on the page. When what has the focus goes by itself (a
// row is deleted, a form is sent and folds), browsers put the place at the top of the page: here it
// goes on beside what is gone. A finger or a mouse has no such place, and no keyboard is called up.
import { focusable } from './focus-in-layer';

const within = (element: Element): Element[] =>
  element.matches(focusable) ? [element] : [...element.querySelectorAll(focusable)];

/** What can have the focus in what stands beside, as far as it is seen: a list drops far rows itself. */
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

/** The heading of what is told instead, where a whole view changed. */
function headingOf(target: Element): HTMLElement | undefined {
  const heading = target.closest('main, [role=dialog]')?.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading ?? undefined;
}

/** Another page, or what lay over this one: those have their own way of giving the focus on. */
const wholes = 'main, h1, [data-layer]';
const isWhole = (node: Node) =>
  node instanceof Element && (node.matches(wholes) || node.querySelector(wholes) !== null);

/** Where the reader goes on: the next thing, the one before, what is scrolled, or what is told now. */
function placeAfter({ target, nextSibling, previousSibling }: MutationRecord) {
  if (!(target instanceof Element) || !target.isConnected) return undefined;
  return (
    controlOf(elementFrom(nextSibling, 'nextSibling')) ??
    controlOf(elementFrom(previousSibling, 'previousSibling')) ??
    target.closest<HTMLElement>('[tabindex]') ??
    headingOf(target)
  );
}

/** Watches the page until the answer is called. */
export function keepFocus(): () => void {
  const reached = (element: EventTarget | null) =>
    element instanceof Element && element.matches(':focus-visible') ? element : undefined;
  /** What the keyboard is at, also from before this was watched, until the reader leaves it. */
  let last = reached(document.activeElement);
  const isLost = () => document.activeElement === null || document.activeElement === document.body;
  const came = ({ target }: FocusEvent) => {
    last = reached(target);
  };
  const left = ({ target }: FocusEvent) => {
    // Some browsers say so of what was taken out or barred, too: that is known only afterwards.
    queueMicrotask(() => {
      if (last === target && last?.isConnected && !last.matches(':disabled')) last = undefined;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!last || !isLost()) return;
    const gone = last;
    if (gone.isConnected) {
      // Barred while something was under way, and free again.
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
