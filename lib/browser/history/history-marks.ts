// The data that this site adds to a browser history entry besides the router's own state: the popup
// it belongs to, its depth above the page that was loaded, how far back the list is, which of an
// article and a panel beside it was opened last, and how many articles are stacked. Protects: the
// marks survive a reload, and a refresh of the router, which rewrites the entry.

export type Marks = {
  /** The popup that the entry belongs to. */
  popup?: string;
  /** How many of our entries are below it, including itself; absent on the page that was loaded. */
  depth?: number;
  /** How many steps back lead to the plain list that the reader came from. */
  toList?: number;
  /** What this entry shows in addition to the one below. */
  shows?: 'article' | 'panel';
  /** How many articles are stacked, including the shown one: going back shows each. */
  articles?: number;
};

const path = () => window.location.pathname + window.location.search;

/** What was last written, and where: marks that the router drops from this entry are restored. */
let written: { path: string; marks: Marks } | undefined;

function read(): Marks {
  const { popup, depth, toList, shows, articles } = window.history.state ?? {};
  return { popup, depth, toList, shows, articles };
}

/** The marks of the current entry. */
export function marksHere(): Marks {
  const marks = read();
  if (written && written.path !== path()) written = undefined;
  if (marks.depth !== undefined || !written) return marks;
  window.history.replaceState({ ...window.history.state, ...written.marks }, '');
  return written.marks;
}

/** The page has stepped to another entry, whose marks now apply. */
export function arriveAtEntry(): void {
  const marks = read();
  written = marks.depth === undefined ? undefined : { path: path(), marks };
}

/** The current depth in our own entries. */
export const depthHere = (): number => marksHere().depth ?? 0;

/** Pushes an entry over this one, for the same page or for `href`. */
export function pushMarked(marks: Omit<Marks, 'depth'>, href?: string): void {
  const whole = { ...marks, depth: depthHere() + 1 };
  // For the same page the router's own state is kept; for another address it makes its own.
  const state =
    href === undefined
      ? { ...window.history.state, toList: undefined, shows: undefined, articles: undefined }
      : {};
  window.history.pushState({ ...state, ...whole }, '', href);
  written = { path: path(), marks: whole };
}

/** Marks how deep this entry is: the router made it, over entries of ours. */
export function markDepth(depth: number): void {
  const marks = { ...read(), depth };
  window.history.replaceState({ ...window.history.state, depth }, '');
  written = { path: path(), marks };
}

function rewrite(marks: Marks, href: string): void {
  // Without the router's own state, so that it notices the address.
  window.history.replaceState({ ...marks }, '', href);
  written = marks.depth === undefined ? undefined : { path: path(), marks };
}

/** Replaces this entry's address; the entries below stay as they are. */
export function replaceMarked(href: string): void {
  rewrite({ ...marksHere(), popup: undefined }, href);
}

/** Renames this entry without changing what it shows, including a popup over it. */
export function renameMarked(href: string): void {
  rewrite(marksHere(), href);
}
