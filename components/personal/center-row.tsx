import type { ReactNode } from 'react';
import { isPlainPress } from '@/components/ui/plain-press';
import { PersonalIcon, type PersonalIconName } from './personal-icon';

const look =
  'flex min-h-12 w-full items-center gap-3 rounded-lg px-3 py-2 text-left text-brief text-ink no-underline active:bg-press hover:bg-press';

type RowContent = {
  icon: PersonalIconName;
  /** The current choice. */
  value?: string;
  /** Whether pressing it opens something. */
  opens?: boolean;
  children: ReactNode;
};

/** A row of the personal center that performs an action. */
export function CenterRow({ onPress, ...content }: RowContent & { onPress(): void }) {
  return (
    <button type="button" onClick={onPress} className={look}>
      <Inside {...content} />
    </button>
  );
}

/** A row that links to another page. */
export function CenterLink({
  href,
  onPress,
  ...content
}: RowContent & { href: string; onPress(): void }) {
  return (
    <a
      href={href}
      className={look}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        onPress();
      }}
    >
      <Inside {...content} />
    </a>
  );
}

function Inside({ icon, value, opens = false, children }: RowContent) {
  return (
    <>
      <span className="text-ink-2">
        <PersonalIcon name={icon} />
      </span>
      <span className="min-w-0 flex-1">
        {children}
        {value && <span className="block truncate text-meta text-ink-2">{value}</span>}
      </span>
      {opens && (
        <span className="-mr-1 text-ink-2">
          <PersonalIcon name="next" size={16} />
        </span>
      )}
    </>
  );
}
