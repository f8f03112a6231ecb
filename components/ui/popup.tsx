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
  /** The edge it slides in from and out to; `right` and `left` fill the page. */
  direction?: Direction;
  /** Its accessible name; or the id of its heading. */
  label?: string;
  labelledBy?: string;
  /** The id of what it says, for those who hear it. */
  describedBy?: string;
  /** Asked by Escape, the backdrop or a swipe; whoever holds `open` decides. */
  onClose(): void;
  /** Called after its closing animation. */
  onClosed?(): void;
  /** "Swipe is disabled in the work-chat app on iOS unless enabled": true enables it there too. */
  swipe?: boolean;
  /** Set if it is beside the page instead of over it: in which column. Both can be reached. */
  beside?: 'list' | 'article' | 'side';
  /** What is shown beside the page, where the popup stays and only its content changes. */
  subject?: string;
  /** The feedback popup is above the others. */
  layer?: 'popup' | 'feedback';
  role?: 'dialog' | 'alertdialog';
  className?: string;
  /** False if the page behind stays undimmed. */
  veil?: boolean;
  children: ReactNode;
};

/** The id of the column docked at the side of the wide layout: the assistant. */
export const sideId = 'assistant';
/** The id of the panel over its list. */
export const panelId = 'panel';

/** There is one of each, so links can target them. */
const placeIds = { list: panelId, article: undefined, side: sideId };

/** Columns are below every popup, and the docked column is above the other two. */
const columnZIndex = { list: 24, article: 26, side: 30 };

/**
 * A panel takes the focus; an article opened from a list leaves the focus there, unless it covers
 * the list.
 */
const takesFocus = { list: 'always', article: 'covered', side: 'never' } as const;

/** Content over everything else, also on the server: an open one is complete without JavaScript. */
export function Popup({ open, onClosed, ...rest }: PopupProps) {
  const state = usePresence(open, onClosed);
  return state === 'gone' ? null : <Layer state={state} {...rest} />;
}

function Layer({
  state,
  direction = 'bottom',
  label,
  labelledBy,
  describedBy,
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
        // What can be left without closing it is part of the page, not a dialog.
        role={modal ? role : 'region'}
        aria-modal={modal || undefined}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
        data-from={direction}
        className={`${styles.panel} ${styles[direction]} ${className}`}
      >
        {children}
      </div>
    </div>
  );
}
