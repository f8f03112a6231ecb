'use client';
import { useAtomValue } from 'jotai';
import type { MouseEvent } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { usePatched } from '@/components/event/use-patched';
import { isPlainPress } from '@/components/ui/plain-press';
import { detailHref } from '@/lib/browser/history/address';
import { sourceName, type FeedEntry } from '@/lib/model/feed/entry';
import { langTag, pick } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';

/** How many publishers are named; the others are counted. */
const named = 2;

/** An event as one line of a short list: its headline, who reports it, and when. */
export function EventLine({
  entry,
  onOpen,
}: {
  entry: FeedEntry;
  /** Opens it in place; without it the link leads to its page. */
  onOpen?(id: string): void;
}) {
  const title = pick(entry.title, useAtomValue(settingAtom('language')));
  // An event opened since the list was loaded appears read, too.
  const { has_read } = usePatched(entry);
  const names = entry.sources.map(sourceName);
  const more = names.length - named;
  const press = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onOpen?.(entry.id);
  };
  return (
    <li className="border-b border-hairline">
      <a
        href={detailHref(entry.id)}
        onClick={onOpen && press}
        className="block min-h-11 px-4 py-3 text-ink no-underline hover:bg-press active:bg-press"
      >
        <span
          lang={langTag(title?.lang)}
          className={`line-clamp-3 text-brief font-medium ${has_read ? 'text-ink-2' : ''}`}
        >
          {title?.text}
        </span>
        <span className="mt-1 flex flex-wrap gap-x-2 text-meta text-ink-2">
          <span>
            {names.slice(0, named).join(', ')}
            {more > 0 && ` +${more}`}
          </span>
          {entry.release_time > 0 && <TimeLabel time={entry.release_time} />}
        </span>
      </a>
    </li>
  );
}
