import type { ReactNode } from 'react';

/** A list beside the text of an article, under its own heading. */
export function ArticleSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-8 scroll-mt-16">
      <h2 id={`${id}-title`} className="m-0 mb-1 text-small font-semibold">
        {title}
      </h2>
      <ul className="m-0 list-none p-0">{children}</ul>
    </section>
  );
}
