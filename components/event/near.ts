/** About a screen: anything nearer than this will soon be visible. */
const nearMargin = '600px';

/**
 * Creates a function that calls back once an element is reached, and returns a way to cancel that.
 * One observer for all elements: each further one would cost time in every frame of a scrolling
 * list.
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
 * Calls back once the element comes near the screen. A scroll container inside the page clips the
 * window's margin, so it has its own.
 */
export const whenNear = watch({ rootMargin: nearMargin, scrollMargin: nearMargin });

/** Calls back once half of the element is visible. */
export const whenSeen = watch({ threshold: 0.5 });
