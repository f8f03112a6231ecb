'use client';
import type { ComponentProps } from 'react';
import { currentContainer } from '@/lib/browser/device/container';

/**
 * Opens a page beside this one: "inside the embedded container as a native web view",
 * `title` above it, "otherwise in a new browser tab".
 */
export function PageLink({
  href = '',
  title,
  rel = 'noopener',
  onClick,
  children,
  ...rest
}: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      href={href}
      data-page-title={title}
      target="_blank"
      rel={rel}
      onClick={(event) => {
        onClick?.(event);
        const container = currentContainer();
        // A browser does that by itself, and lets the reader choose how.
        if (container.kind === 'web') return;
        event.preventDefault();
        container.openPage(href, title);
      }}
    >
      {children}
    </a>
  );
}
