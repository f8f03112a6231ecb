'use client';
import type { ComponentProps } from 'react';
import { currentContainer } from '@/lib/browser/container';

/**
 * A link of a document. One with a `title` opens a page of its own: in the native app a web view with
 * that title above it, elsewhere "a new browser tab".
 */
export function LegalLink({ href = '', title, children }: ComponentProps<'a'>) {
  const leaves = /^https?:/.test(href) || title !== undefined;
  return (
    <a
      href={href}
      data-page-title={title}
      {...(leaves && { target: '_blank', rel: 'noopener' })}
      onClick={(event) => {
        const container = currentContainer();
        // A browser does it by itself, and lets the reader choose how.
        if (title === undefined || container.kind === 'web') return;
        event.preventDefault();
        container.openPage(href, title);
      }}
    >
      {children}
    </a>
  );
}
