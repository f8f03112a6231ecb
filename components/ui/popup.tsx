'use client';
import { useEffect, useEffectEvent, useRef, type CSSProperties, type ReactNode } from 'react';
import {
  feedbackPopupZIndex,
  popupRestoreMs,
  popupSlideMs,
  popupZIndex,
} from '@/lib/model/limits/page';
import { holdFocus, isTopLayer, trapTab } from './focus-in-layer';
import styles from './popup.module.css';
import type { Direction } from './swipe';
import { useCameWithPage, usePresence } from './use-presence';
import { useSwipe } from './use-swipe';

export type PopupProps = {
  open: boolean;
  /** The edge it comes from and leaves to; `right` and `left` fill the page. */
  direction?: Direction;
  /** What it is called, for those who hear it; or the id of its heading. */
  label?: string;
  labelledBy?: string;
  /** Asked by Escape, the backdrop or a swipe; whoever holds `open` decides. */
  onClose(): void;
  /** After it has slid away. */
  onClosed?(): void;
  /** "Swipe is disabled in the work-chat app on iOS unless enabled": true enables it there too. */
  swipe?: boolean;
  /** False where it stands beside the page instead of over it: both can be reached. */
  modal?: boolean;
  /** The feedback popup lies above the others. */
  layer?: 'popup' | 'feedback';
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** False where the page behind stays as bright as it is. */
  veil?: boolean;
  children: ReactNode;
};

/** Content over everything else, on the server too: open, it is complete without JavaScript. */
export function Popup({ open, onClosed, ...rest }: PopupProps) {
  const state = usePresence(open, onClosed);
  return state === 'gone' ? null : <Layer state={state} {...rest} />;
}

function Layer({
  state,
  direction = 'bottom',
  label,
  labelledBy,
  onClose,
  swipe,
  modal = true,
  layer = 'popup',
  role = 'dialog',
  className = '',
  veil = true,
  children,
}: Omit<PopupProps, 'open' | 'onClosed'> & { state: 'open' | 'closing' }) {
  const layerRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const still = useCameWithPage();
  const open = state === 'open';
  useSwipe(panelRef, {
    direction,
    enabled: swipe !== false && modal && open,
    insists: swipe === true,
    onSwipe: onClose,
  });

  const pressed = useEffectEvent((event: KeyboardEvent, panel: HTMLElement) => {
    if (event.key === 'Tab') trapTab(event, panel);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const [whole, panel] = [layerRef.current, panelRef.current];
    if (!open || !modal || !whole || !panel) return;
    const release = holdFocus(whole, panel);
    const listener = (event: KeyboardEvent) => {
      if (isTopLayer(whole)) pressed(event, panel);
    };
    const { ownerDocument } = whole;
    ownerDocument.addEventListener('keydown', listener);
    return () => {
      ownerDocument.removeEventListener('keydown', listener);
      release();
    };
  }, [open, modal]);

  const style: CSSProperties & Record<`--${string}`, string> = {
    zIndex: layer === 'feedback' ? feedbackPopupZIndex : popupZIndex,
    '--slide': `${popupSlideMs}ms`,
    '--restore': `${popupRestoreMs}ms`,
  };
  return (
    <div
      ref={layerRef}
      className={styles.layer}
      data-layer=""
      data-state={state}
      data-beside={modal ? undefined : ''}
      data-bright={veil ? undefined : ''}
      style={style}
    >
      <div
        className={`${styles.backdrop} ${still ? styles.still : ''}`}
        aria-hidden="true"
        onClick={onClose}
      />
      <div
        ref={panelRef}
        role={role}
        aria-modal={modal || undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        className={`${styles.panel} ${styles[direction]} ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
