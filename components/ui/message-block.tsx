import type { ReactNode } from 'react';

/** An empty or failed place: one drawing, one sentence, one action. */
export function MessageBlock({
  drawing,
  title,
  text,
  action,
}: {
  drawing: ReactNode;
  title?: string;
  text: string;
  action: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-80 flex-col items-center gap-4 px-4 py-14 text-center">
      {drawing}
      <div>
        {title && <h2 className="mb-1 font-title text-card-title font-semibold">{title}</h2>}
        <p className="text-brief text-balance text-ink-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
