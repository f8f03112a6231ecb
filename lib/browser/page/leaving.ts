// Whether the page is being left: requests in progress end with it, which is no network failure.

/** A page that was about to unload and is still there after this long has stayed. */
const leavingMs = 3_000;
let leftAt = -Infinity;

if (typeof window !== 'undefined') {
  window.addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });
}

/** Whether the browser has begun to unload this page. */
export function isLeaving(): boolean {
  return performance.now() - leftAt < leavingMs;
}
