// The assistant that was a column of the page and is over it now. Protects: going back closes what
// is on top, also after a window has become narrower.
import { atom } from 'jotai';
import { leaveBackEntry } from '@/lib/browser/history/back-entry';
import { isWide } from '@/lib/browser/page/wide';
import { closePopupAtom, closingsAtom, placeHere, popupsAtom, type Popup } from './popups';

/**
 * The window has become too narrow for columns: the assistant that was one of them is over the page
 * now, and going back closes it, after whatever was opened over it.
 */
export const undockAtom = atom(null, (get, set) => {
  const closings = new Map(get(closingsAtom));
  const stack = get(popupsAtom).filter(({ open }) => open);
  const docked = stack.find(({ id }) => closings.get(id)?.docked);
  if (docked?.popup.kind !== 'chat' || isWide()) return;
  // Over the list, an article that it links to opens above it.
  const place = placeHere();
  const here = stack.filter((one) => one !== docked && one.place === place);
  if (here.some(({ popup }) => popup.kind === 'chat')) return set(closePopupAtom, docked.id);
  const above = here.filter((one) => stack.indexOf(one) > stack.indexOf(docked));
  const anew = [docked, ...above].map(({ id }) => id);
  for (const id of anew.toReversed()) closings.get(id)?.removeEntry();
  for (const id of anew) {
    const removeEntry = leaveBackEntry(() => set(closePopupAtom, id));
    const closing = closings.get(id);
    if (closing) closings.set(id, { ...closing, docked: false, removeEntry });
  }
  set(closingsAtom, closings);
  // It has begun: rendered at another place, it does not open its first conversation again.
  const { questions } = docked.popup;
  const popup: Popup = { kind: 'chat', questions, asked: true };
  set(
    popupsAtom,
    get(popupsAtom).map((one) => (one === docked ? { ...one, popup, place } : one)),
  );
});
