'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { LoadingModal } from '@/components/shell/loading-modal';
import { PartBoundary } from '@/components/shell/part-boundary';
import { isComposing } from '@/components/ui/is-composing';
import { settleBackEntry } from '@/lib/browser/back-entry';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { notifyAtom } from '@/lib/state/page/notices';
import {
  closePopupAtom,
  popupsAtom,
  removePopupAtom,
  type OpenPopup,
  type PopupAnswer,
  type PopupKind,
  type PopupPlace,
} from '@/lib/state/page/popups';
import { registry, type PopupRow } from './registry';

/**
 * The popups that are open, the newest on top. Stands once on every page, after everything else;
 * where an article can be opened from a popup, those of the list stand before it and its own after.
 */
export function PopupStack({ over }: { over?: PopupPlace }) {
  const popups = useAtomValue(popupsAtom).filter(
    ({ place }) => over === undefined || place === over,
  );
  useEffect(settleBackEntry);
  const remove = useSetAtom(removePopupAtom);
  const close = useSetAtom(closePopupAtom);
  const notify = useSetAtom(notifyAtom);
  const miss = ({ id, popup }: (typeof popups)[number]) => {
    registry[popup.kind].content.askAgain();
    frame.askAgain();
    close(id);
    remove(id);
    notify({ key: 'errors.partMissing', tone: 'bad' });
  };
  return popups.map((entry) => (
    <PartBoundary key={entry.id} onMissing={() => miss(entry)}>
      <Suspense fallback={<OnItsWay open={entry.open} />}>
        <StackedPopup entry={entry} />
      </Suspense>
    </PartBoundary>
  ));
}

const frame = lazyComponent(() => import('./popup-frame'));

/** A popup whose program is on its way. Escape is meant for it already, not for what lies under it. */
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

/** One popup: its content in the frame that its row names. */
function StackedPopup({ entry: { id, popup, open } }: { entry: OpenPopup }) {
  const t = useTranslations();
  const reader = useAtomValue(ownReaderAtom);
  const titleId = useId();
  const closePopup = useSetAtom(closePopupAtom);
  const removePopup = useSetAtom(removePopupAtom);
  // The row of a kind takes the popup of that kind; a lookup loses that link for the compiler.
  const row = registry[popup.kind] as PopupRow<PopupKind>;
  const isStrange = row.forReader === true && reader === undefined;
  const close = (answer?: PopupAnswer) => closePopup(id, answer);
  const onClosed = () => removePopup(id);
  const shown = open && !isStrange;
  const [wasNever] = useState(!shown);
  const leave = useEffectEvent(() => {
    if (isStrange) close();
    // What was closed before its program came has nothing to slide away.
    if (wasNever) onClosed();
  });
  useEffect(() => {
    if (!shown) leave();
  }, [shown]);

  const Content = row.content.part;
  const Frame = frame.part;
  const content = { popup, open: shown, close, titleId, onClosed };
  const shape = typeof row.shape === 'function' ? row.shape(popup) : row.shape;
  if (shape.is === 'own') return <Content {...content} />;
  return (
    <Frame
      shape={shape}
      title={row.title(t, popup)}
      titleId={titleId}
      closeLabel={row.closeLabel?.(t)}
      open={shown}
      onClose={() => close()}
      onClosed={onClosed}
    >
      <Content {...content} />
    </Frame>
  );
}
