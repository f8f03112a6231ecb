import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { newsLinkAttributes } from './news-link-attributes';

/**
 * The link back to the news, which works without scripts; with scripts `onPress` may replace it.
 */
export function NewsLink({ onPress, children }: { onPress?(): void; children: ReactNode }) {
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onPress?.();
  };
  return (
    <a {...newsLinkAttributes} onClick={onPress && press}>
      {children}
    </a>
  );
}
