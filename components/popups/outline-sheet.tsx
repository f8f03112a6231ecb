'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { nestOutline, type Nested, type OutlineEntry } from '@/lib/model/markdown/outline';
import type { PopupContentProps } from '../shell/popup-content';

/** The outline of the article beneath: tapping an item closes the panel and scrolls to its heading. */
export default function OutlineSheet({ popup, close }: PopupContentProps<'outline'>) {
  return (
    <div className="-ml-3.5">
      <OutlineItems items={nestOutline(popup.items)} current={popup.current} onChoose={close} />
    </div>
  );
}

type ItemsProps = {
  items: readonly Nested<OutlineEntry>[];
  current?: string;
  onChoose(id: string): void;
};

function OutlineItems({ items, ...rest }: ItemsProps) {
  return (
    <ul className="m-0 list-none p-0">
      {items.map((node, index) => (
        <OutlineItem key={`${index}:${node.item.id}`} node={node} {...rest} />
      ))}
    </ul>
  );
}

/** An item, and its children indented below it, which can be collapsed. */
function OutlineItem({
  node: { item, children },
  current,
  onChoose,
}: Omit<ItemsProps, 'items'> & { node: Nested<OutlineEntry> }) {
  const t = useTranslations('article');
  const [expanded, setExpanded] = useState(true);
  const isCurrent = item.id === current;
  return (
    <li>
      <div className="flex items-center">
        <button
          type="button"
          lang={item.lang}
          aria-current={isCurrent ? 'location' : undefined}
          onClick={() => onChoose(item.id)}
          className={`min-h-11 flex-1 border-l-2 py-2 pl-3 text-left text-brief ${
            isCurrent ? 'border-accent font-medium text-accent' : 'border-transparent text-ink'
          }`}
        >
          {item.title}
        </button>
        {children.length > 0 && (
          <IconButton
            icon="down"
            size={18}
            label={t(expanded ? 'collapse' : 'expand', { title: item.title })}
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
            className={expanded ? 'rotate-180' : ''}
          />
        )}
      </div>
      {children.length > 0 && expanded && (
        <div className="pl-4" data-depth={item.depth + 1}>
          <OutlineItems items={children} current={current} onChoose={onChoose} />
        </div>
      )}
    </li>
  );
}
