import type { ReactNode } from 'react';

/** An empty or failed place: one drawing, one sentence, one action. */
export function MessageBlock({
  drawing,
  title,
  heading: Heading = 'h2',
  text,
  action,
}: {
  drawing: ReactNode;
  title?: string;
  /** `h1` if it is the whole page. */
  heading?: 'h1' | 'h2';
  text: string;
  action: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-80 flex-col items-center gap-4 px-4 py-14 text-center">
      {drawing}
      <div>
        {title && (
          <Heading className="mb-1 font-title text-card-title font-semibold">{title}</Heading>
        )}
        <p className="text-brief text-balance text-ink-2">{text}</p>
      </div>
      {action}
    </div>
  );
}
