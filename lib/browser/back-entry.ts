// A popup without an address still closes with the back button: it leaves one entry in the history
// of the same page, and takes it out again when it is closed in another way.

type Entry = { key: string; onBack(): void };

const entries: Entry[] = [];
let ownSteps = 0;
let count = 0;

function stepped() {
  if (ownSteps > 0) ownSteps -= 1;
  else entries.pop()?.onBack();
}

/** Leaves an entry; `onBack` when the reader goes back. The answer removes the entry. */
export function leaveBackEntry(onBack: () => void): () => void {
  window.addEventListener('popstate', stepped);
  count += 1;
  const entry: Entry = { key: `popup-${count}`, onBack };
  // The router keeps its own marks in the state of an entry: they go along.
  window.history.pushState({ ...window.history.state, popup: entry.key }, '');
  entries.push(entry);
  return () => {
    const at = entries.indexOf(entry);
    if (at < 0) return;
    entries.splice(at, 1);
    // Where the reader has gone on to another page since, there is nothing to step back over.
    if (window.history.state?.popup !== entry.key) return;
    ownSteps += 1;
    window.history.back();
  };
}
