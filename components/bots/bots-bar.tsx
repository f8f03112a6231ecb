import { Icon } from '@/components/ui/icon';
import type { ReactNode } from 'react';

/** The back button, and the page's other actions. */
export function BotsBar({
  back,
  label,
  children,
}: {
  back: string;
  label: string;
  children?: ReactNode;
}) {
  return (
    <div className="flex h-12 shrink-0 items-center justify-between px-1">
      <a href={back} aria-label={label} className="target text-ink">
        <Icon name="back" />
      </a>
      {children}
    </div>
  );
}
