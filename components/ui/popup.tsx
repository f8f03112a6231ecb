'use client';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import {
  feedbackPopupZIndex,
  popupRestoreMs,
  popupSlideMs,
  popupZIndex,
} from '@/lib/model/limits/page';
import styles from './popup.module.css';
import type { Direction } from './swipe';
import { useColumnKeys, useModalKeys } from './use-layer-keys';
import { usePresence } from './use-presence';
import { useCameWithPage } from './came-with-page';
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
  /** Given where it stands beside the page instead of over it: in which column. Both can be reached. */
  beside?: 'list' | 'article' | 'side';
  /** What is shown beside the page, where the popup stays and its content changes. */
  subject?: string;
  /** The feedback popup lies above the others. */
  layer?: 'popup' | 'feedback';
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** False where the page behind stays as bright as it is. */
  veil?: boolean;
  children: ReactNode;
};

/** What is docked at the side of the wide layout: the assistant. */
export const sideId = 'assistant';
/** What lies over its list. */
export const panelId = 'panel';

/** There is one of each: a place that a link can lead to. */
const placeIds = { list: panelId, article: undefined, side: sideId };

/** Columns lie under every popup, and what is docked at the side over the other two. */
const columnZIndex = { list: 24, article: 26, side: 30 };

/** A panel is gone to; an article is opened from a list where the keyboard stays, unless it covers that. */
const takesFocus = { list: 'always', article: 'covered', side: 'never' } as const;

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
  beside,
  subject,
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
  const modal = beside === undefined;
  useSwipe(panelRef, {
    direction,
    enabled: swipe !== false && modal && open,
    insists: swipe === true,
    onSwipe: onClose,
  });

  useModalKeys(layerRef, panelRef, open && modal, onClose);
  useColumnKeys(layerRef, panelRef, {
    on: open && !modal,
    subject,
    takes: beside ? takesFocus[beside] : 'never',
    came: still,
    onClose,
  });

  const style: CSSProperties & Record<`--${string}`, string> = {
    zIndex: beside
      ? columnZIndex[beside]
      : layer === 'feedback'
        ? feedbackPopupZIndex
        : popupZIndex,
    '--slide': `${popupSlideMs}ms`,
    '--restore': `${popupRestoreMs}ms`,
  };
  return (
    <div
      ref={layerRef}
      className={styles.layer}
      data-layer=""
      data-state={state}
      data-beside={beside}
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
        id={beside && placeIds[beside]}
        // What can be left without being closed is a part of the page, not a dialog.
        role={modal ? role : 'region'}
        aria-modal={modal || undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        tabIndex={-1}
        data-from={direction}
        className={`${styles.panel} ${styles[direction]} ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
