import type { ComponentProps } from 'react';

/**
 * A link of a document. Where it has a `title`, that is the title of the page it opens, which a
 * native container shows above its web view; elsewhere it opens "in a new browser tab".
 */
export function LegalLink({ href = '', title, children }: ComponentProps<'a'>) {
  const leaves = /^https?:/.test(href) || title !== undefined;
  return (
    <a href={href} data-page-title={title} {...(leaves && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
