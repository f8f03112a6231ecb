// What this site writes into an entry of the browser's history besides the router's own state: which
// popup it belongs to, how deep it lies under the page that was come to, how far back the list is,
// which of an article and a panel beside it was opened last, and how many articles lie over each other.
// Protects: the marks outlive a reload, and a refresh of the router, which writes the entry anew.

export type Marks = {
  /** The popup that the entry belongs to. */
  popup?: string;
  /** How many entries of ours lie under it, itself counted; absent on a page that was come to. */
  depth?: number;
  /** How many steps back lead to the plain list that the reader came from. */
  toList?: number;
  /** What this entry shows more than the one under it. */
  shows?: 'article' | 'panel';
  /** How many articles lie over each other, the one that is shown counted: going back shows each. */
  articles?: number;
};

const path = () => window.location.pathname + window.location.search;

/** What was written last, and where: what the router drops from this entry is put back. */
let written: { path: string; marks: Marks } | undefined;

function read(): Marks {
  const { popup, depth, toList, shows, articles } = window.history.state ?? {};
  return { popup, depth, toList, shows, articles };
}

/** The marks of the entry that the page is at. */
export function marksHere(): Marks {
  const marks = read();
  if (written && written.path !== path()) written = undefined;
  if (marks.depth !== undefined || !written) return marks;
  window.history.replaceState({ ...window.history.state, ...written.marks }, '');
  return written.marks;
}

/** The page has stepped to another entry: what that one says holds. */
export function arriveAtEntry(): void {
  const marks = read();
  written = marks.depth === undefined ? undefined : { path: path(), marks };
}

/** How deep the page is in entries of ours. */
export const depthHere = (): number => marksHere().depth ?? 0;

/** Leaves an entry over this one, for the same page or for `href`. */
export function pushMarked(marks: Omit<Marks, 'depth'>, href?: string): void {
  const whole = { ...marks, depth: depthHere() + 1 };
  // For the same page the router's own marks go along; for another address it makes its own.
  const state =
    href === undefined
      ? { ...window.history.state, toList: undefined, shows: undefined, articles: undefined }
      : {};
  window.history.pushState({ ...state, ...whole }, '', href);
  written = { path: path(), marks: whole };
}

function rewrite(marks: Marks, href: string): void {
  // Without the router's own marks, so that it hears of the address.
  window.history.replaceState({ ...marks }, '', href);
  written = marks.depth === undefined ? undefined : { path: path(), marks };
}

/** Gives this entry another address; what lies under it stays what it was. */
export function replaceMarked(href: string): void {
  rewrite({ ...marksHere(), popup: undefined }, href);
}

/** Gives this entry another address for what it shows already, a popup over it included. */
export function renameMarked(href: string): void {
  rewrite(marksHere(), href);
}
