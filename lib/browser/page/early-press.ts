// A press on a page, or a part of it, that is rendered but not hydrated yet. Protects: a button
// pressed in the first second, on a slow phone in the first three, takes effect once it can, and
// only once: a link that the browser is already following does not open in this page, too.

type Early = { element: HTMLElement; at: number };
declare global {
  interface Window {
    /**
     * Records presses from the first byte of the page on; ends with the last unhandled press, and
     * the time at which a link was last pressed that the browser follows.
     */
    endEarlyPresses?: () => { press?: Early; followed?: number };
  }
}

/** A press is dropped when the page took longer than this to hydrate: the reader has given up. */
const staleMs = 10_000;

/**
 * A link that the page handles in place, and whose own page would show nothing sooner. Following it
 * would add a history step for each press: the next step back would not move the reader, or show
 * what was pressed first.
 */
const answered = 'a:is([data-citation], [data-in-place])';

/** Other links work without scripts, and a submitted form is on its way. */
const pressable = `button:not([type=submit]):not(:disabled), ${answered}`;

/** With a modifier key a link opens beside this page, which the browser does by itself. */
const besideKeys = ['metaKey', 'ctrlKey', 'shiftKey'] as const;

/**
 * Placed in the page before its buttons. If the page never hydrates, a link works as it does
 * without scripts.
 */
export const earlyPressScript = `(()=>{let p,l;const hear=e=>{const b=e.target.closest&&e.target.closest('${pressable},a[href]');if(!b||b.href&&(${besideKeys.map((key) => `e.${key}`).join('||')}))return;const at=e.timeStamp;if(b.href&&!b.matches('${answered}')){if(b.protocol==location.protocol&&!b.target&&(!b.hash||b.pathname!=location.pathname)){p=0;l=at}return}p={element:b,at};if(b.href){e.preventDefault();setTimeout(()=>{if(p&&p.element===b)location=b.href},${staleMs})}};addEventListener('click',hear,true);endEarlyPresses=()=>{removeEventListener('click',hear,true);const told={press:p||undefined,followed:l};p=0;return told}})()`;

/** When a link was last pressed that the browser follows: its page is loading. */
let followedAt = -Infinity;

/** The last unhandled press. */
let unheard: Early | undefined;
let repeating: ReturnType<typeof setInterval> | undefined;

/** How often a press is retried while its part hydrates, in milliseconds. */
const repeatMs = 50;

const isWaiting = ({ element, at }: Early) =>
  element.isConnected && performance.now() - at <= staleMs;

/**
 * From here on the page itself handles presses. Called once, right before hydration, so that this
 * listener runs before React's, which is on the document, too: React stops a press on a part whose
 * code is still loading right there, so it never reaches the element below the document.
 */
export function endEarlyPresses(): void {
  const { press, followed = -Infinity } = window.endEarlyPresses?.() ?? {};
  [unheard, followedAt, alive] = [press, followed, false];
  document.addEventListener('click', meet, true);
  document.documentElement.addEventListener('click', () => hears() && heard(), true);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && heard(), true);
  // A history step replaces a page that is loading; coming back to this page means that it was
  // left.
  window.addEventListener('popstate', stay);
  window.addEventListener('pageshow', ({ persisted }) => persisted && stay());
}

let alive = false;

/** React marks the elements it listens on; until then a press has reached no handler. */
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
 * While a page is loading, the browser follows another link, too, and loads that instead. Handled
 * in this page it would add a history step below the page that then loads.
 */
function meetLink(link: HTMLAnchorElement, event: MouseEvent) {
  if (event.isTrusted) heard();
  const { pathname, protocol } = window.location;
  const within = link.hash !== '' && link.pathname === pathname;
  // A mail link, a download or a new window does not leave the page.
  const leaves = link.protocol === protocol && !link.target && !link.hasAttribute('download');
  if (within || !leaves || besideKeys.some((key) => event[key])) return;
  if (event.timeStamp - followedAt <= staleMs) event.stopImmediatePropagation();
  setTimeout(() => {
    if (!event.defaultPrevented) followedAt = event.timeStamp;
  });
}

/** The reader did something else: the earlier press is dropped. */
function heard() {
  unheard = undefined;
  clearInterval(repeating);
  repeating = undefined;
}

/** The page is hydrated: repeats the last unhandled press. */
export function repeatEarlyPress(): void {
  alive = true;
  pressAgain();
}

function pressAgain() {
  if (unheard && isWaiting(unheard)) unheard.element.click();
  else heard();
}
