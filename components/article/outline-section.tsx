'use client';
import { useTranslations } from 'next-intl';
import type { MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OutlineEntry } from '@/lib/model/markdown/outline';
import { goToHeading } from './go-to-heading';

function followLink(event: MouseEvent<HTMLAnchorElement>): void {
  const { hash } = event.currentTarget;
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!heading) return;
  event.preventDefault();
  goToHeading(heading);
}

/** The headings of an article, collapsed; they are links, which work without scripts. */
export function OutlineSection({ items }: { items: readonly OutlineEntry[] }) {
  const t = useTranslations('article');
  // A single heading needs no outline.
  if (items.length < 2) return null;
  const top = Math.min(...items.map(({ depth }) => depth));
  return (
    <details id="outline" className="group mb-4 border-y border-hairline">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-small text-ink-2">
        {t('contents')}
        <span className="transition-transform duration-[120ms] group-open:rotate-180">
          <Icon name="down" size={18} />
        </span>
      </summary>
      <nav aria-label={t('contents')}>
        <ul className="m-0 list-none p-0 pb-2">
          {items.map(({ id, title, lang, depth }, index) => (
            <li key={`${index}:${id}`} style={{ paddingInlineStart: `${depth - top}rem` }}>
              <a
                href={`#${id}`}
                lang={lang}
                onClick={followLink}
                className="flex min-h-11 items-center text-brief text-ink no-underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
