import type { ReactNode } from 'react';
import { listPath } from '@/lib/browser/address';

/** The way back to the news from a page that is none. */
export function NewsLink({ children }: { children: ReactNode }) {
  return (
    <a
      href={listPath}
      className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent"
    >
      {children}
    </a>
  );
}
