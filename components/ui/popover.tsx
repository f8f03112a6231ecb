'use client';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Popup, type PopupProps } from './popup';
import styles from './popover.module.css';

/** Between it and the element beside it, and between it and the edge of the page, in pixels. */
const gap = 8;

/** A small popup beside the pressed element: below it, or above if there is more room. */
export function Popover({
  title,
  titleId,
  closeLabel,
  beside,
  children,
  ...rest
}: Omit<PopupProps, 'direction' | 'label' | 'labelledBy' | 'veil' | 'beside'> & {
  title: ReactNode;
  titleId: string;
  closeLabel: string;
  /** In window coordinates. */
  beside: { left: number; top: number; bottom: number };
}) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = content.current?.closest<HTMLElement>('[role=dialog]');
    const layer = panel?.parentElement;
    if (!panel || !layer) return;
    const room = layer.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = panel;
    const below = beside.bottom - room.top + gap;
    const above = beside.top - room.top - gap - height;
    const fits = below + height <= room.height - gap;
    const top = fits || above < gap ? Math.min(below, room.height - gap - height) : above;
    const left = Math.min(beside.left - room.left - gap, room.width - width - gap);
    panel.style.setProperty('--top', `${Math.max(gap, top)}px`);
    panel.style.setProperty('--left', `${Math.max(gap, left)}px`);
  }, [beside]);
  return (
    <Popup {...rest} veil={false} swipe={false} labelledBy={titleId} className={styles.popover}>
      <div ref={content} className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={rest.onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </Popup>
  );
}
