'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { ownReaderAtom } from '@/lib/state/page/reader';
import {
  closePopupAtom,
  removePopupAtom,
  type OpenPopup,
  type PopupAnswer,
  type PopupKind,
} from '@/lib/state/page/popups';
import { registry, type PopupRow } from './registry';

const frame = lazyComponent(() => import('./popup-frame'));

/** Called after the code of a kind failed to load: it is requested again the next time. */
export function askAgain(kind: PopupKind): void {
  registry[kind].content.askAgain();
  frame.askAgain();
}

/** One popup: its content in the frame that its row names. */
export function StackedPopup({ entry: { id, popup, open } }: { entry: OpenPopup }) {
  const t = useTranslations();
  const reader = useAtomValue(ownReaderAtom);
  const titleId = useId();
  const closePopup = useSetAtom(closePopupAtom);
  const removePopup = useSetAtom(removePopupAtom);
  // A kind's row accepts that kind's popup; a lookup loses that link for the compiler.
  const row = registry[popup.kind] as PopupRow<PopupKind>;
  const isStrange = row.forReader === true && reader === undefined;
  const close = (answer?: PopupAnswer) => closePopup(id, answer);
  const onClosed = () => removePopup(id);
  const shown = open && !isStrange;
  const [wasNever] = useState(!shown);
  const leave = useEffectEvent(() => {
    if (isStrange) close();
    // A popup closed before its code has loaded needs no closing animation.
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
