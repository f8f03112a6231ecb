import { useId, type ReactNode } from 'react';

/** A section of a settings page: its title, its explanation, and its content. */
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
