'use client';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Popup, type PopupProps } from './popup';
import styles from './sheet.module.css';
import { useOverflows } from './use-overflows';

/** A popup from the bottom with a title and a handle; its content scrolls, the title stays. */
export function Sheet({
  title,
  titleId,
  closeLabel,
  maxHeight = '85%',
  fill = false,
  children,
  ...rest
}: Omit<PopupProps, 'direction' | 'label' | 'labelledBy'> & {
  title: ReactNode;
  titleId: string;
  closeLabel: string;
  /** A share of the page's height. */
  maxHeight?: '50%' | '85%' | '95%';
  /** The content has all the room below the title, and scrolls itself. */
  fill?: boolean;
}) {
  const { ref, overflows } = useOverflows();
  const stop = overflows ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {};
  const heights = { '50%': styles.half, '85%': styles.most, '95%': styles.nearlyAll };
  return (
    <Popup {...rest} direction="bottom" labelledBy={titleId} className={heights[maxHeight]}>
      <div className={styles.head}>
        <span data-handle="" className={styles.handle} aria-hidden="true" />
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onClick={rest.onClose} />
      </div>
      <div ref={fill ? undefined : ref} className={fill ? styles.whole : styles.body} {...stop}>
        {children}
      </div>
    </Popup>
  );
}
