// A press on a page, or a part of it, that is drawn but not alive yet. Protects: whoever presses a button
// in the first second, on a slow phone in the first three, gets what they pressed once it can be done, and
// once: whoever is on the way to another page by a link does not open it in this one, too.

type Early = { element: HTMLElement; at: number };
declare global {
  interface Window {
    /**
     * Hears presses from the first byte of the page on; ends with the last press that nobody heard, and
     * when the last link was pressed that the browser follows.
     */
    endEarlyPresses?: () => { press?: Early; followed?: number };
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
export const earlyPressScript = `(()=>{let p,l;const hear=e=>{const b=e.target.closest&&e.target.closest('${pressable},a[href]');if(!b||b.href&&(${besideKeys.map((key) => `e.${key}`).join('||')}))return;const at=e.timeStamp;if(b.href&&!b.matches('${answered}')){if(b.protocol==location.protocol&&!b.target&&(!b.hash||b.pathname!=location.pathname)){p=0;l=at}return}p={element:b,at};if(b.href){e.preventDefault();setTimeout(()=>{if(p&&p.element===b)location=b.href},${staleMs})}};addEventListener('click',hear,true);endEarlyPresses=()=>{removeEventListener('click',hear,true);const told={press:p||undefined,followed:l};p=0;return told}})()`;

/** When the last link was pressed that the browser follows: its page is on its way. */
let followedAt = -Infinity;

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
  const { press, followed = -Infinity } = window.endEarlyPresses?.() ?? {};
  [unheard, followedAt, alive] = [press, followed, false];
  document.addEventListener('click', meet, true);
  document.documentElement.addEventListener('click', () => hears() && heard(), true);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && heard(), true);
  // A step takes the place of a page that is on its way; whoever comes back to this one has left it.
  window.addEventListener('popstate', stay);
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay());
}

let alive = false;

/** React marks what it listens at; until then a press that goes through the page has met nobody. */
const hears = () =>
  alive || Object.keys(document).some((name) => name.startsWith('_reactListening'));

function stay() {
  followedAt = -Infinity;
  heard();
}

function meet(event: MouseEvent) {
  const { target, isTrusted, timeStamp } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !link.matches(answered)) return meetLink(link, event);
  const element = target instanceof Element ? target.closest<HTMLElement>(pressable) : null;
  const opensBeside = link !== null && besideKeys.some((key) => event[key]);
  if (!element || opensBeside) return isTrusted ? heard() : undefined;
  if (link) event.preventDefault();
  const again = !isTrusted && unheard?.element === element;
  unheard = { element, at: again && unheard ? unheard.at : timeStamp };
  repeating ??= setInterval(pressAgain, repeatMs);
}

/**
 * While a page is on its way, another link is the browser's, too, and takes its place. Opened in this
 * page it would be a step of the history under the page that then comes.
 */
function meetLink(link: HTMLAnchorElement, event: MouseEvent) {
  if (event.isTrusted) heard();
  const { pathname, protocol } = window.location;
  const within = link.hash !== '' && link.pathname === pathname;
  // A letter, a file that is saved, a window of its own: the page stays.
  const leaves = link.protocol === protocol && !link.target && !link.hasAttribute('download');
  if (within || !leaves || besideKeys.some((key) => event[key])) return;
  if (event.timeStamp - followedAt <= staleMs) event.stopImmediatePropagation();
  setTimeout(() => {
    if (!event.defaultPrevented) followedAt = event.timeStamp;
  });
}

/** The reader went on: what was pressed before is not done any more, either. */
function heard() {
  unheard = undefined;
  clearInterval(repeating);
  repeating = undefined;
}

/** The page is alive: presses again what was pressed last and was not heard. */
export function repeatEarlyPress(): void {
  alive = true;
  pressAgain();
}

function pressAgain() {
  if (unheard && isWaiting(unheard)) unheard.element.click();
  else heard();
}
