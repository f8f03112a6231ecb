'use client';
import { useAtomValue } from 'jotai';
import { FavoritesList } from '@/components/feed/favorites-list';
import { ownReaderAtom } from '@/lib/state/page/reader';
import type { PopupContentProps } from '../shell/popup-content';

/** "My favorites", "shown only when the user is logged in and not logging out". */
export default function FavoritesPopup({ titleId }: PopupContentProps<'favorites'>) {
  const reader = useAtomValue(ownReaderAtom);
  return reader && <FavoritesList key={reader.id} labelledBy={titleId} />;
}
