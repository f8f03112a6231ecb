// How much data a page may load.

const reducedData = '(prefers-reduced-data: reduce)';

/** Whether the reader has data saver on, in the browser or the system. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return true;
  return typeof window.matchMedia === 'function' && window.matchMedia(reducedData).matches;
}
