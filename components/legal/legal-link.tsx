import type { ComponentProps } from 'react';
import { PageLink } from '@/components/shell/page-link';

/** A link in a document. With a `title` it opens beside this page, under that title in an app. */
export function LegalLink({ href = '', title, children }: ComponentProps<'a'>) {
  if (title !== undefined) {
    return (
      <PageLink href={href} title={title}>
        {children}
      </PageLink>
    );
  }
  const leaves = /^https?:/.test(href);
  return (
    <a href={href} {...(leaves && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}
