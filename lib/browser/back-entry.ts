// A popup without an address still closes with the back button: it leaves one entry in the history
// of the same page, and takes it out again when it is closed in another way. Protects: one press of
// back closes what is on top and nothing else, also after a reload, and never does nothing.
import { arriveAtEntry, depthHere, marksHere, pushMarked } from './history-marks';

type Entry = { key: string; depth: number; onBack(): void };

/** The popups that are open and have an entry, the last one on top. */
let entries: Entry[] = [];
let count = 0;

/** A step of ours is under way: what follows it waits, or it would be undone. */
let stepping = false;
/** The page has arrived at another entry, and not everybody who listens has heard of it yet. */
let arriving = false;
let listening = false;
let waiting: Entry[] = [];
let afterwards: (() => void)[] = [];

function leave(entry: Entry) {
  pushMarked({ popup: entry.key });
  entry.depth = depthHere();
  entries.push(entry);
}

/** The entry of a popup that is not open: closed under another page, or of before a reload. */
function isLeftOver(): boolean {
  const { popup } = marksHere();
  return popup !== undefined && !entries.some(({ key }) => key === popup);
}

/** Does what had to wait, once the page stands where the reader is to be. */
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
 * Hears of steps before the router does; to be called before the page comes alive. Between two
 * listeners React draws what the first one changed, and its effects would put the marks of the entry
 * that was left onto the one that was come to.
 */
export function hearOfSteps(): void {
  window.addEventListener('popstate', arrived);
}

function stepped() {
  stepping = false;
  arriving = false;
  const depth = depthHere();
  // Whoever comes back to the entry of a popup, from an article over it, does not go back from it.
  const left = entries.filter((entry) => entry.depth > depth);
  entries = entries.filter((entry) => entry.depth <= depth);
  for (const { onBack } of left.reverse()) onBack();
  settle();
}

/**
 * Hears of steps after the router does, which has listened since the page began: where it hears of
 * one later, it takes the page back from wherever we went on to.
 */
function listen() {
  // One that is taken away while a step is being told would not hear of it.
  if (arriving) return;
  listening = true;
  hearOfSteps();
  window.removeEventListener('popstate', stepped);
  window.addEventListener('popstate', stepped);
}

/** Goes back one entry of this page, or several; what is opened meanwhile waits for it. */
export function stepBack(steps = 1): void {
  listen();
  stepping = true;
  window.history.go(-steps);
}

/** Leaves an entry; `onBack` when the reader goes back. The answer removes the entry. */
export function leaveBackEntry(onBack: () => void): () => void {
  listen();
  count += 1;
  // No two pages begin at one time: an entry of before a reload is nobody's.
  const entry: Entry = { key: `${performance.timeOrigin}-${count}`, depth: 0, onBack };
  if (stepping || arriving) waiting.push(entry);
  else leave(entry);
  return () => {
    waiting = waiting.filter((other) => other !== entry);
    if (!entries.includes(entry)) return;
    entries = entries.filter((other) => other !== entry);
    // Where another popup or page lies over it, it goes when the reader is back there.
    if (!stepping && !arriving && isLeftOver()) stepBack();
  };
}

/** Runs once the history stands where the popups that were closed leave it; at once when it does. */
export function afterBackEntries(run: () => void): void {
  if (stepping || arriving) afterwards.push(run);
  else run();
}

/**
 * Puts right what a reload, or the router, made of the entry that the page is at. To be called
 * whenever the page is drawn anew.
 */
export function settleBackEntry(): void {
  if (!stepping && !arriving && isLeftOver()) settle();
}
