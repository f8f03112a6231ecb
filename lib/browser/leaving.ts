// Whether the page is being left: what is under way ends with it, which is no failure of the network.

/** A page that said it would go and is still there after this long has stayed. */
const leavingMs = 3_000;
let leftAt = -Infinity;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether the browser has begun to leave this page. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < leavingMs;
}
