// How much a reader lets a page load.

const reducedData = '(prefers-reduced-data: reduce)';

/** Whether the reader asked for as little traffic as possible, of the browser or of the system. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return true;
  return typeof window.matchMedia === 'function' && window.matchMedia(reducedData).matches;
}
