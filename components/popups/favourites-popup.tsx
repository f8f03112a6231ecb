'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { FavouritesList } from '@/components/feed/favourites-list';
import { IconButton } from '@/components/ui/icon-button';
import { Popup } from '@/components/ui/popup';
import { ownReaderAtom } from '@/lib/state/account/user';
import type { PopupRowProps } from './registry';

/** "My favorites", "shown only when the user is logged in and not logging out". */
export default function FavouritesPopup({ open, onClose, onClosed }: PopupRowProps<'favourites'>) {
  const t = useTranslations();
  const reader = useAtomValue(ownReaderAtom);
  const titleId = useId();
  const nobody = reader === undefined;
  const [wasShown] = useState(!nobody);
  const close = useEffectEvent(() => {
    onClose();
    // What was never there has nothing to slide away.
    if (!wasShown) onClosed();
  });
  useEffect(() => {
    if (nobody) close();
  }, [nobody]);
  return (
    <Popup
      open={open && !nobody}
      direction="right"
      labelledBy={titleId}
      onClose={() => onClose()}
      onClosed={onClosed}
    >
      <header className="flex h-12 shrink-0 items-center gap-1 border-b border-hairline px-1">
        <IconButton icon="back" label={t('common.back')} onClick={() => onClose()} />
        <h2 id={titleId} className="m-0 text-brief font-semibold">
          {t('favourites.title')}
        </h2>
      </header>
      {reader && <FavouritesList key={reader.id} labelledBy={titleId} />}
    </Popup>
  );
}
