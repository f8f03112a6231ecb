// A press on a page, or a part of it, that is drawn but not alive yet. Protects: whoever presses a button
// in the first second, on a slow phone in the first three, gets what they pressed once it can be done.

type Early = { element: HTMLElement; at: number };
declare global {
  interface Window {
    /** Hears presses from the first byte of the page on; ends with the last press that nobody heard. */
    endEarlyPresses?: () => Early | 0 | undefined;
  }
}

/** A press is forgotten when the page took longer than that to come alive: the reader has given up. */
const staleMs = 10_000;

/**
 * A link that the page answers in place, and whose own page shows nothing sooner. The browser would go
 * to where it leads, which is a step of the history, and one more for each press: the next step back
 * would leave the reader where they are, or show what was pressed first.
 */
const answered = 'a:is([data-citation], [data-in-place])';

/** Other links work without the page, and a form that is sent is on its way. */
const pressable = `button:not([type=submit]):not(:disabled), ${answered}`;

/** With a key held a link opens beside this page, which the browser does by itself. */
const besideKeys = ['metaKey', 'ctrlKey', 'shiftKey'] as const;

/**
 * Stands in the page before its buttons. Where the page never comes alive, a link leads where it does
 * without scripts.
 */
export const earlyPressScript = `(()=>{let p;const hear=e=>{const b=e.target.closest&&e.target.closest('${pressable}');if(!b||b.href&&(${besideKeys.map((key) => `e.${key}`).join('||')}))return;p={element:b,at:e.timeStamp};if(b.matches('${answered}')){e.preventDefault();setTimeout(()=>{if(p&&p.element===b)location=b.href},${staleMs})}};addEventListener('click',hear,true);endEarlyPresses=()=>{removeEventListener('click',hear,true);const last=p;p=0;return last}})()`;

/** The last press that nothing has heard yet. */
let unheard: Early | undefined;
let repeating: ReturnType<typeof setInterval> | undefined;

/** How often a press is tried again while its part comes alive, milliseconds. */
const repeatMs = 50;

const isWaiting = ({ element, at }: Early) =>
  element.isConnected && performance.now() - at <= staleMs;

/**
 * From here on presses are heard by the page itself. Called once, right before it comes alive, so that
 * what listens here comes before React, which listens at the document, too: a press on a part whose code
 * is still on its way React stops right there, and it never reaches the element below the document.
 */
export function endEarlyPresses(): void {
  unheard = window.endEarlyPresses?.() || undefined;
  document.addEventListener('click', meet, true);
  document.documentElement.addEventListener('click', heard, true);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && heard(), true);
  window.addEventListener('popstate', heard);
}

function meet(event: MouseEvent) {
  const { target, isTrusted, timeStamp } = event;
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  const isLink = element?.matches(answered) === true;
  const opensBeside = isLink && besideKeys.some((key) => event[key]);
  if (!element || opensBeside) return isTrusted ? heard() : undefined;
  if (isLink) event.preventDefault();
  const again = !isTrusted && unheard?.element === element;
  unheard = { element, at: again && unheard ? unheard.at : timeStamp };
  repeating ??= setInterval(repeatEarlyPress, repeatMs);
}

/** The reader went on: what was pressed before is not done any more, either. */
function heard() {
  unheard = undefined;
  clearInterval(repeating);
  repeating = undefined;
}

/** Presses again what was pressed last and was not heard. */
export function repeatEarlyPress(): void {
  if (unheard && isWaiting(unheard)) unheard.element.click();
  else heard();
}
