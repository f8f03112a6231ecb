// A popup without an address also closes with the back button: it pushes one history entry of the
// same page, and removes it when it is closed in another way. Protects: pressing back closes the
// topmost layer and nothing else, also after a reload, and never does nothing.
import { arriveAtEntry, depthHere, markDepth, marksHere, pushMarked } from './history-marks';

type Entry = { key: string; depth: number; onBack(): void };

/** The open popups with a history entry, the topmost last. */
let entries: Entry[] = [];
let count = 0;

/** A programmatic history step is in progress: further changes wait, or it would undo them. */
let stepping = false;
/** The page has arrived at another entry, but not all listeners have been called yet. */
let arriving = false;
let listening = false;
let waiting: Entry[] = [];
let afterwards: (() => void)[] = [];

function leave(entry: Entry) {
  pushMarked({ popup: entry.key });
  entry.depth = depthHere();
  entries.push(entry);
}

/**
 * Whether the current entry belongs to a popup that is not open: closed under another page, or
 * opened before a reload.
 */
function isLeftOver(): boolean {
  const { popup } = marksHere();
  return popup !== undefined && !entries.some(({ key }) => key === popup);
}

/** Runs what had to wait, once the history is where it should be. */
function settle() {
  if (isLeftOver() && window.history.length > 1) return stepBack();
  const due = waiting;
  waiting = [];
  due.forEach(leave);
  const then = afterwards;
  afterwards = [];
  then.forEach((run) => run());
}

function arrived() {
  arriving = listening;
  arriveAtEntry();
}

/**
 * Listens to steps before the router does; to be called before hydration. Between two listeners
 * React renders what the first one changed, and its effects would put the marks of the previous
 * entry onto the new one.
 */
export function hearOfSteps(): void {
  window.addEventListener('popstate', arrived);
}

function stepped() {
  stepping = false;
  arriving = false;
  const depth = depthHere();
  // Returning to a popup's entry, from an article over it, does not close the popup.
  const left = entries.filter((entry) => entry.depth > depth);
  entries = entries.filter((entry) => entry.depth <= depth);
  for (const { onBack } of left.reverse()) onBack();
  settle();
}

/**
 * Listens to steps after the router, which has listened since the page began: a listener that runs
 * later could take the page back from wherever we navigated.
 */
function listen() {
  // A listener that is removed while an event is dispatched would not be called for it.
  if (arriving) return;
  listening = true;
  hearOfSteps();
  window.removeEventListener('popstate', stepped);
  window.addEventListener('popstate', stepped);
}

/** Goes back one entry of this page, or several; whatever is opened meanwhile waits for it. */
export function stepBack(steps = 1): void {
  listen();
  stepping = true;
  window.history.go(-steps);
}

/**
 * Pushes an entry; `onBack` is called when the reader goes back. Returns a function that removes
 * the entry.
 */
export function leaveBackEntry(onBack: () => void): () => void {
  listen();
  count += 1;
  // No two page loads share a time origin: an entry from before a reload is recognized as foreign.
  const entry: Entry = { key: `${performance.timeOrigin}-${count}`, depth: 0, onBack };
  if (stepping || arriving) waiting.push(entry);
  else leave(entry);
  return () => {
    waiting = waiting.filter((other) => other !== entry);
    if (!entries.includes(entry)) return;
    entries = entries.filter((other) => other !== entry);
    // If another popup or page is over it, it is removed when the reader is back there.
    if (!stepping && !arriving && isLeftOver()) stepBack();
  };
}

/** Runs once the history reflects the closed popups; at once if it already does. */
export function afterBackEntries(run: () => void): void {
  if (stepping || arriving) afterwards.push(run);
  else run();
}

/**
 * Corrects what a reload, or the router, did to the current entry. To be called whenever the page
 * re-renders.
 */
export function settleBackEntry(): void {
  if (!stepping && !arriving && isLeftOver()) settle();
}

/**
 * A page that the router opened over popups is above them: whatever opens and closes on it closes
 * none of those. To be called once it is rendered, before it leaves an entry itself.
 */
export function stayAbove(): void {
  const deepest = Math.max(0, ...entries.map(({ depth }) => depth));
  if (deepest > 0 && depthHere() === 0) markDepth(deepest + 1);
}
