// A press on a page that is drawn but not alive yet. Protects: whoever presses a button in the first
// second, on a slow phone in the first three, gets what they pressed once the page can do it.

type Early = { element: HTMLElement; at: number };
declare global {
  interface Window {
    /** Hears presses from the first byte of the page on; ends with the last press that nobody heard. */
    endEarlyPresses?: () => Early | undefined;
  }
}

/** A press is forgotten when the page took longer than that to come alive: the reader has given up. */
const staleMs = 10_000;

/**
 * Stands in the page before its buttons. Links work without it, and a form that is sent is on its way.
 */
export const earlyPressScript = `(()=>{let p;const hear=e=>{const b=e.target.closest&&e.target.closest('button:not([type=submit]):not(:disabled)');if(b)p={element:b,at:e.timeStamp}};addEventListener('click',hear,true);endEarlyPresses=()=>{removeEventListener('click',hear,true);return p}})()`;

let early: Early | undefined;

/** From here on presses are heard by the page itself. Called once, right before it comes alive. */
export function endEarlyPresses(): void {
  early = window.endEarlyPresses?.();
}

/** Presses again what was pressed last; once. */
export function repeatEarlyPress(): void {
  const press = early;
  early = undefined;
  if (!press?.element.isConnected || performance.now() - press.at > staleMs) return;
  press.element.click();
}
