'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { LoadingModal } from '@/components/shell/loading-modal';
import { PartBoundary } from '@/components/shell/part-boundary';
import { isComposing } from '@/components/ui/is-composing';
import { settleBackEntry } from '@/lib/browser/history/back-entry';
import { whenIdle } from '@/lib/browser/page/idle';
import { notifyAtom } from '@/lib/state/page/notices';
import {
  closePopupAtom,
  popupsAtom,
  removePopupAtom,
  type PopupPlace,
} from '@/lib/state/page/popups';

/**
 * Set once the code that shows any popup has loaded: from then on only one kind's content can be
 * missing.
 */
let came: typeof import('./stacked-popup') | undefined;
const load = async () => {
  came = await import('./stacked-popup');
  return { default: came.StackedPopup };
};
const stacked = lazyComponent(load);

/**
 * The open popups, the newest on top. Rendered once on every page, after everything else; where an
 * article can be opened from a popup, the list's popups are rendered before the article and its own
 * after.
 */
export function PopupStack({ over }: { over?: PopupPlace }) {
  const popups = useAtomValue(popupsAtom).filter(
    ({ place }) => over === undefined || place === over,
  );
  useEffect(settleBackEntry);
  // A first page has no popup: their code is loaded when it is idle, and stays in memory.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  const remove = useSetAtom(removePopupAtom);
  const close = useSetAtom(closePopupAtom);
  const notify = useSetAtom(notifyAtom);
  const miss = ({ id, popup }: (typeof popups)[number]) => {
    if (came) came.askAgain(popup.kind);
    else stacked.askAgain();
    close(id);
    remove(id);
    notify({ key: 'errors.partMissing', tone: 'bad' });
  };
  const StackedPopup = stacked.part;
  return popups.map((entry) => (
    <PartBoundary key={entry.id} onMissing={() => miss(entry)}>
      <Suspense fallback={<OnItsWay open={entry.open} />}>
        <StackedPopup entry={entry} />
      </Suspense>
    </PartBoundary>
  ));
}

/** A popup whose code is loading. Escape already applies to it, not to what is beneath. */
function OnItsWay({ open }: { open: boolean }) {
  const close = useSetAtom(closePopupAtom);
  useEffect(() => {
    if (!open) return;
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      close();
    };
    document.addEventListener('keydown', listener, { capture: true });
    return () => document.removeEventListener('keydown', listener, { capture: true });
  }, [open, close]);
  return open ? <LoadingModal /> : null;
}
