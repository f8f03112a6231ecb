import { useId, type ReactNode } from 'react';

/** A part of a page of the settings: what it is called, what it does, and what there is of it. */
export function CenterSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pb-6">
      <h3 id={id} className="m-0 text-brief font-semibold">
        {title}
      </h3>
      {text && <p className="mt-0.5 mb-0 text-small text-ink-2">{text}</p>}
      <div className="mt-2.5">{children}</div>
    </section>
  );
}
