import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { Track } from '@/lib/model/listen/player';

/** What is read after what is read now. */
export function Queue({
  id,
  tracks,
  at,
  onOpen,
}: {
  id: string;
  tracks: readonly Track[];
  at: number;
  onOpen(track: number): void;
}) {
  const t = useTranslations('listen');
  const current = useRef<HTMLButtonElement>(null);
  // What is read now is in sight, also when it is not among the first.
  useEffect(() => {
    // Newer browsers answer with a promise, which is nothing that takes an effect back.
    current.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  return (
    <ol
      id={id}
      aria-label={t('queue')}
      className="m-0 max-h-56 list-none overflow-y-auto border-b border-hairline p-0"
    >
      {tracks.map((track, place) => (
        <li key={place}>
          <button
            ref={place === at ? current : undefined}
            type="button"
            lang={track.lang}
            aria-current={place === at ? 'true' : undefined}
            onClick={() => onOpen(place)}
            className={`min-h-11 w-full px-4 py-2 text-left text-small active:bg-press ${place === at ? 'font-semibold text-accent' : 'text-ink'}`}
          >
            {track.title}
          </button>
        </li>
      ))}
    </ol>
  );
}
