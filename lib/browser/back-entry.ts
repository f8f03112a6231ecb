// A popup without an address still closes with the back button: it leaves one entry in the history
// of the same page, and takes it out again when it is closed in another way.

type Entry = { key: string; onBack(): void };

const entries: Entry[] = [];
let ownSteps = 0;
let count = 0;

/** Entries to leave once our own steps back have been taken: before that they would be undone. */
let waiting: Entry[] = [];
/** Entries to take out as soon as the page is at them. */
let leaving: Entry[] = [];
let afterwards: (() => void)[] = [];

function leave(entry: Entry) {
  // The router keeps its own marks in the state of an entry: they go along.
  window.history.pushState({ ...window.history.state, popup: entry.key }, '');
  entries.push(entry);
}

const isHere = ({ key }: Entry) => window.history.state?.popup === key;

/** Takes the entry that the page is at out of the history. */
function stepBack() {
  ownSteps += 1;
  window.history.back();
}

/** Does what had to wait, once no step of ours is under way. */
function settle() {
  const here = leaving.find(isHere);
  // What is left lies under other pages or popups: it goes when the page is back there.
  if (here) {
    leaving = leaving.filter((entry) => entry !== here);
    return stepBack();
  }
  const due = waiting;
  waiting = [];
  due.forEach(leave);
  const then = afterwards;
  afterwards = [];
  then.forEach((run) => run());
}

function stepped() {
  if (ownSteps > 0) {
    ownSteps -= 1;
    if (ownSteps === 0) settle();
    return;
  }
  // Whoever comes back to the entry of a popup, from an article over it, does not go back from it.
  const top = entries.at(-1);
  if (top && !isHere(top)) {
    entries.pop();
    top.onBack();
  }
  if (ownSteps === 0) settle();
}

/** Leaves an entry; `onBack` when the reader goes back. The answer removes the entry. */
export function leaveBackEntry(onBack: () => void): () => void {
  window.addEventListener('popstate', stepped);
  count += 1;
  const entry: Entry = { key: `popup-${count}`, onBack };
  if (ownSteps > 0) waiting.push(entry);
  else leave(entry);
  return () => {
    waiting = waiting.filter((other) => other !== entry);
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    if (ownSteps === 0 && isHere(entry)) stepBack();
    // Under another popup that is open, or about to be: where the reader has gone on to another
    // page since, there is nothing to step back over.
    else if (ownSteps > 0 || entries.some(isHere)) leaving.push(entry);
  };
}

/** Runs once the history stands where the popups that were closed leave it; at once when it does. */
export function afterBackEntries(run: () => void): void {
  if (ownSteps > 0) afterwards.push(run);
  else run();
}
