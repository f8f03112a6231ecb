import type { MouseEvent, ReactNode } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { listPath } from '@/lib/browser/history/news-paths';

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
    <a
      href={listPath}
      onClick={onPress && press}
      className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent"
    >
      {children}
    </a>
  );
}
