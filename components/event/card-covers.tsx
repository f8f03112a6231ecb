'use client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fallbackCover } from '@/lib/model/feed/covers';
import { dealCandidates } from '@/lib/model/feed/image-candidates';
import { cardImageMs } from '@/lib/model/limits/article';
import { siteAtom } from '@/lib/state/page/deployment';
import { coverShape } from './card-shape';
import { Cover } from './cover';

/** One, two side by side, or one large and two small; one with data saver on. */
const boxesMost = 3;

/**
 * The candidates of each shown image. With data saver on there is no race, which would load them
 * all.
 */
export function useCoverBoxes(urls: readonly string[]): string[][] {
  const { savesData } = useAtomValue(siteAtom);
  return dealCandidates(savesData ? urls.slice(0, 1) : urls, boxesMost);
}

/**
 * When offline the drawing may not load either: its box then stays empty, without the browser's
 * broken-image icon.
 */
function Drawing({ turn }: { turn: number }) {
  const [gone, setGone] = useState(false);
  return (
    <img
      src={fallbackCover(turn)}
      alt=""
      data-drawing=""
      data-covers=""
      className={`mt-3 block h-16 w-28 rounded-cover object-cover ${gone ? 'invisible' : ''}`}
      onError={() => setGone(true)}
    />
  );
}

/**
 * Images of an event in boxes of fixed ratio; those beyond three are substitutes for failed ones.
 * Without images there is no box. If some fail, the others are used; if all do, a single small
 * drawing of ours is shown.
 */
export function CardCovers({
  urls,
  turn,
  eager,
  timeoutMs = cardImageMs,
}: {
  urls: readonly string[];
  /** Which of our drawings is used if no image loads. */
  turn: number;
  eager: boolean;
  /** How long each image may take to load. */
  timeoutMs?: number;
}) {
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const dealt = useCoverBoxes(urls);
  if (urls.length === 0) return null;
  const boxes = dealt
    .map((candidates) => ({ candidates, key: candidates.join(' ') }))
    .filter(({ key }) => !failed.has(key));
  if (boxes.length === 0) return <Drawing turn={turn} />;
  return (
    <div
      data-covers=""
      className={`mt-3 grid gap-0.5 overflow-hidden rounded-cover ${coverShape(boxes.length)}`}
    >
      {boxes.map(({ candidates, key }) => (
        <Cover
          key={key}
          candidates={candidates}
          timeoutMs={timeoutMs}
          eager={eager}
          onFailed={() => setFailed((before) => new Set(before).add(key))}
        />
      ))}
    </div>
  );
}
