// Listens to back and forward steps in the page's history.

/**
 * Calls `listener` at each step, with whether the browser has already animated it, so that nothing
 * animates twice.
 */
export function onBack(listener: (animated: boolean) => void): () => void {
  const stepped = (event: PopStateEvent) => listener(event.hasUAVisualTransition === true);
  window.addEventListener('popstate', stepped);
  return () => window.removeEventListener('popstate', stepped);
}
