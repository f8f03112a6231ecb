'use client';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { fallbackCover } from '@/lib/model/feed/covers';
import { dealCandidates } from '@/lib/model/feed/image-candidates';
import { cardImageMs } from '@/lib/model/limits/article';
import { siteAtom } from '@/lib/state/page/deployment';
import { coverShape } from './card-shape';
import { Cover } from './cover';

/** One, two side by side, or one large and two small; one where the reader saves data. */
const boxesMost = 3;

/** The candidates of each picture that is shown. Where data is saved none competes: all are loaded. */
export function useCoverBoxes(urls: readonly string[]): string[][] {
  const { savesData } = useAtomValue(siteAtom);
  return dealCandidates(savesData ? urls.slice(0, 1) : urls, boxesMost);
}

/** Without a network it may not come either: its box stays empty then, without the browser's broken sign. */
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
 * Pictures of an event in boxes of fixed ratio; those beyond three stand in for ones that fail. No
 * picture, no box. Where some fail the others take the place; where all do, one of our drawings
 * stands there once, and small.
 */
export function CardCovers({
  urls,
  turn,
  eager,
  timeoutMs = cardImageMs,
}: {
  urls: readonly string[];
  /** Which of our drawings stands in where no picture comes. */
  turn: number;
  eager: boolean;
  /** How long each picture may take to come. */
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
