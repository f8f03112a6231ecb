'use client';
import { useState } from 'react';
import { fallbackCover } from '@/lib/model/covers';

/** Pictures of a card in boxes of fixed ratio: one, two side by side, or one large and two small. */
export function CardCovers({
  urls,
  turn,
  eager,
}: {
  urls: readonly string[];
  /** Which of our drawings stands in where there is no picture. */
  turn: number;
  eager: boolean;
}) {
  const shown = urls.length > 0 ? urls.slice(0, 3) : [fallbackCover(turn)];
  const shape =
    shown.length === 1
      ? 'aspect-video'
      : shown.length === 2
        ? 'aspect-[8/3] grid-cols-2'
        : 'aspect-video grid-cols-[2fr_1fr] grid-rows-2 [&>:first-child]:row-span-2';
  return (
    <div className={`mt-3 grid gap-0.5 overflow-hidden rounded-cover ${shape}`}>
      {shown.map((url, index) => (
        <Cover key={url} url={url} fallback={fallbackCover(turn + index)} eager={eager} />
      ))}
    </div>
  );
}

function Cover({ url, fallback, eager }: { url: string; fallback: string; eager: boolean }) {
  const [failed, setFailed] = useState(false);
  return (
    <img
      src={failed ? fallback : url}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      className="photo size-full min-h-0 bg-bone object-cover"
      onError={() => setFailed(true)}
      ref={(image) => {
        // It may have failed before the page came alive.
        if (image?.complete && image.naturalWidth === 0 && !failed) setFailed(true);
      }}
    />
  );
}
