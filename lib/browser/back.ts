// Going back and forward in the history of the page.

/** Told at each step whether the browser has animated it already, so that nothing slides twice. */
export function onBack(listener: (animated: boolean) => void): () => void {
  const stepped = (event: PopStateEvent) => listener(event.hasUAVisualTransition === true);
  window.addEventListener('popstate', stepped);
  return () => window.removeEventListener('popstate', stepped);
}
