'use client';
import { useAtomValue } from 'jotai';
import { FavouritesList } from '@/components/feed/favorites-list';
import { ownReaderAtom } from '@/lib/state/page/reader';
import type { PopupContentProps } from '../shell/popup-content';

/** "My favorites", "shown only when the user is logged in and not logging out". */
export default function FavouritesPopup({ titleId }: PopupContentProps<'favourites'>) {
  const reader = useAtomValue(ownReaderAtom);
  return reader && <FavouritesList key={reader.id} labelledBy={titleId} />;
}
