/** About a screen: what is nearer than this will soon be seen. */
const nearMargin = '600px';

const waiting = new Map<Element, () => void>();
let observer: IntersectionObserver | undefined;

function leave(element: Element) {
  waiting.delete(element);
  observer?.unobserve(element);
}

/**
 * Calls back once the element comes near the screen; the answer gives that up. One observer for all:
 * every further one costs each frame of a list that is being scrolled.
 */
export function whenNear(element: Element, come: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    const soon = setTimeout(come);
    return () => clearTimeout(soon);
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const call = isIntersecting && waiting.get(target);
        if (!call) continue;
        leave(target);
        call();
      }
    },
    // What scrolls inside the page cuts off the margin of the window: it has its own.
    { rootMargin: nearMargin, scrollMargin: nearMargin },
  );
  waiting.set(element, come);
  observer.observe(element);
  return () => leave(element);
}
