// A popup without an address still closes with the back button: it leaves one entry in the history
// of the same page, and takes it out again when it is closed in another way.

type Entry = { key: string; onBack(): void };

const entries: Entry[] = [];
let ownSteps = 0;
let count = 0;

/** Entries to leave once our own steps back have been taken: before that they would be undone. */
let waiting: Entry[] = [];

function leave(entry: Entry) {
  // The router keeps its own marks in the state of an entry: they go along.
  window.history.pushState({ ...window.history.state, popup: entry.key }, '');
  entries.push(entry);
}

function stepped() {
  if (ownSteps > 0) {
    ownSteps -= 1;
    if (ownSteps > 0) return;
    const due = waiting;
    waiting = [];
    due.forEach(leave);
    return;
  }
  // Whoever comes back to the entry of a popup, from an article over it, does not go back from it.
  const top = entries.at(-1);
  if (!top || window.history.state?.popup === top.key) return;
  entries.pop();
  top.onBack();
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
    // Where the reader has gone on to another page since, there is nothing to step back over.
    if (window.history.state?.popup !== entry.key) return;
    ownSteps += 1;
    window.history.back();
  };
}
