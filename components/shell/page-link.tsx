'use client';
import type { ComponentProps } from 'react';
import { currentContainer } from '@/lib/browser/container';

/**
 * Opens a page of ours beside this one: "inside the embedded container as a native web view",
 * `title` above it, "otherwise in a new browser tab".
 */
export function PageLink({ href = '', title, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      data-page-title={title}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        const container = currentContainer();
        // A browser does it by itself, and lets the reader choose how.
        if (container.kind === 'web') return;
        event.preventDefault();
        container.openPage(href, title);
      }}
    >
      {children}
    </a>
  );
}
