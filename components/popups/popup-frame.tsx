'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, type ReactNode } from 'react';
import { ActionSheet } from '@/components/ui/action-sheet';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { Popover } from '@/components/ui/popover';
import { Popup } from '@/components/ui/popup';
import { Sheet } from '@/components/ui/sheet';
import { useWide } from '@/components/shell/use-wide';
import { undockAtom } from '@/lib/state/page/undock';
import styles from './popup-frame.module.css';
import type { PopupShape } from './registry';

type FrameProps = {
  shape: PopupShape;
  title: string;
  titleId: string;
  closeLabel?: string;
  open: boolean;
  onClose(): void;
  onClosed(): void;
  children: ReactNode;
};

/** The frame around a popup's content, of the shape in its registry row. */
export default function PopupFrame({
  shape,
  title,
  titleId,
  closeLabel,
  children,
  ...ways
}: FrameProps) {
  const t = useTranslations('common');
  const wide = useWide();
  const undock = useSetAtom(undockAtom);
  const covers = shape.is === 'sheet' && shape.docks === true && !wide;
  useEffect(() => {
    if (covers) undock();
  }, [covers, undock]);

  switch (shape.is) {
    case 'sheet': {
      const { maxHeight, fill, docks } = shape;
      return (
        <Sheet
          title={title}
          titleId={titleId}
          closeLabel={closeLabel ?? t('close')}
          maxHeight={maxHeight}
          fill={fill}
          beside={docks && wide ? 'side' : undefined}
          {...ways}
        >
          {children}
        </Sheet>
      );
    }
    case 'popover':
      return (
        <Popover
          title={title}
          titleId={titleId}
          closeLabel={closeLabel ?? t('close')}
          beside={shape.beside}
          {...ways}
        >
          {children}
        </Popover>
      );
    case 'dialog':
      return (
        <Dialog
          title={title}
          titleId={titleId}
          role={shape.alert ? 'alertdialog' : 'dialog'}
          layer={shape.layer}
          {...ways}
        >
          {children}
        </Dialog>
      );
    case 'actions':
      return (
        <ActionSheet label={title} {...ways}>
          {children}
        </ActionSheet>
      );
    case 'page':
    case 'drawer':
    case 'screen':
      return (
        <WholePage is={shape.is} title={title} titleId={titleId} {...ways}>
          {children}
        </WholePage>
      );
  }
}

/** A full page with its own bar: one to go back from, or one to close. */
function WholePage({
  is,
  title,
  titleId,
  children,
  ...ways
}: Omit<FrameProps, 'shape' | 'closeLabel'> & { is: 'page' | 'drawer' | 'screen' }) {
  const t = useTranslations('common');
  if (is === 'page') {
    return (
      <Popup direction="right" labelledBy={titleId} {...ways}>
        <div className="flex h-12 shrink-0 items-center gap-1 border-b border-hairline px-1">
          <IconButton icon="back" label={t('back')} onClick={ways.onClose} />
          <h2 id={titleId} className="m-0 text-brief font-semibold">
            {title}
          </h2>
        </div>
        {children}
      </Popup>
    );
  }
  return (
    <Popup
      direction={is === 'drawer' ? 'left' : 'right'}
      labelledBy={titleId}
      className={is === 'drawer' ? styles.drawer : undefined}
      {...ways}
    >
      <div className="flex shrink-0 items-start justify-between gap-2 pt-[max(0.5rem,env(safe-area-inset-top))] pr-1.5 pb-1 pl-5">
        <h2 id={titleId} className="m-0 pt-2 font-title text-article-title font-semibold">
          {title}
        </h2>
        <IconButton icon="close" label={t('close')} onClick={ways.onClose} />
      </div>
      {children}
    </Popup>
  );
}
