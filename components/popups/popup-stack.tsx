'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useEffect, type ComponentType } from 'react';
import { LoadingModal } from '@/components/shell/loading-modal';
import { PartBoundary } from '@/components/shell/part-boundary';
import { settleBackEntry } from '@/lib/browser/back-entry';
import { notifyAtom } from '@/lib/state/page/notices';
import {
  closePopupAtom,
  popupsAtom,
  removePopupAtom,
  type PopupPlace,
} from '@/lib/state/page/popups';
import { registry, type PopupRowProps } from './registry';

/**
 * The popups that are open, the newest on top. Stands once on every page, after everything else;
 * where an article can be opened from a popup, those of the list stand before it and its own after.
 */
export function PopupStack({ over = 'list' }: { over?: PopupPlace }) {
  const popups = useAtomValue(popupsAtom).filter(({ place }) => place === over);
  useEffect(settleBackEntry);
  const close = useSetAtom(closePopupAtom);
  const remove = useSetAtom(removePopupAtom);
  const notify = useSetAtom(notifyAtom);
  const miss = ({ id, popup }: (typeof popups)[number]) => {
    registry[popup.kind].askAgain();
    close(id);
    remove(id);
    notify({ key: 'errors.serviceError', tone: 'bad' });
  };
  return popups.map((entry) => {
    const { id, popup, open } = entry;
    // The row of a kind takes the popup of that kind; a lookup loses that link for the compiler.
    const Row = registry[popup.kind].part as ComponentType<PopupRowProps>;
    return (
      <PartBoundary key={id} onMissing={() => miss(entry)}>
        <Suspense fallback={<LoadingModal />}>
          <Row
            popup={popup}
            open={open}
            onClose={(answer) => close(id, answer)}
            onClosed={() => remove(id)}
          />
        </Suspense>
      </PartBoundary>
    );
  });
}
