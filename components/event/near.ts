/** About a screen: what is nearer than this will soon be seen. */
const nearMargin = '600px';

/**
 * Makes what calls back once an element comes; the answer gives that up. One observer for all: every
 * further one costs each frame of a list that is being scrolled.
 */
function watch(options: IntersectionObserverInit & { scrollMargin?: string }) {
  const waiting = new Map<Element, () => void>();
  let observer: IntersectionObserver | undefined;

  function leave(element: Element) {
    waiting.delete(element);
    observer?.unobserve(element);
  }

  return (element: Element, come: () => void): (() => void) => {
    if (typeof IntersectionObserver === 'undefined') {
      const soon = setTimeout(come);
      return () => clearTimeout(soon);
    }
    observer ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        const call = isIntersecting && waiting.get(target);
        if (!call) continue;
        leave(target);
        call();
      }
    }, options);
    waiting.set(element, come);
    observer.observe(element);
    return () => leave(element);
  };
}

/**
 * Calls back once the element comes near the screen. What scrolls inside the page cuts off the margin
 * of the window: it has its own.
 */
export const whenNear = watch({ rootMargin: nearMargin, scrollMargin: nearMargin });

/** Calls back once half of the element is on the screen. */
export const whenSeen = watch({ threshold: 0.5 });
