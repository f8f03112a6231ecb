import { useTranslations } from 'next-intl';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import type { Track } from '@/lib/model/listen/player';

/** What is read next. */
export function Queue({
  id,
  tracks,
  at,
  onOpen,
  onRemove,
}: {
  id: string;
  tracks: readonly Track[];
  at: number;
  onOpen(track: number): void;
  onRemove(track: number): void;
}) {
  const t = useTranslations('listen');
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  const removed = useRef<number>(undefined);
  // Scrolls the current track into view, even if it is not among the first.
  useEffect(() => {
    // Newer browsers return a promise here, which is not an effect's cleanup.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  // The removed track had the focus: it moves on to the one in its place.
  useLayoutEffect(() => {
    if (removed.current === undefined) return;
    const item = list.current?.children[Math.min(removed.current, tracks.length - 1)];
    removed.current = undefined;
    [...(item?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [tracks]);
  return (
    <ol
      ref={list}
      id={id}
      aria-label={t('queue')}
      className="m-0 max-h-56 list-none overflow-y-auto border-b border-hairline p-0"
    >
      {tracks.map((track, place) => (
        <li key={track.event_id ?? place} className="flex">
          <button
            ref={place === at ? current : undefined}
            type="button"
            lang={track.lang}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onOpen(place)}
            className={`min-h-11 min-w-0 flex-1 px-4 py-2 text-left text-small active:bg-press ${place === at ? 'font-semibold text-accent' : 'text-ink'}`}
          >
            {track.title}
          </button>
          {place !== at && (
            <IconButton
              icon="close"
              label={t('remove', { title: track.title })}
              onClick={() => {
                removed.current = place;
                onRemove(place);
              }}
            />
          )}
        </li>
      ))}
    </ol>
  );
}
