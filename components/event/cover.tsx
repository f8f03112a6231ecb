'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { loadImage } from '@/lib/browser/load-image';
import { imageSpinnerMs } from '@/lib/model/limits/article';
import { race } from '@/lib/model/timing/race';
import { whenNear } from './near';

/**
 * One picture in a box that others give its size. "Every candidate image has its own time-out; when
 * one succeeds the others abort; if all fail a fallback image is used." The first candidate stands
 * in the server's HTML; the race begins when the box comes near the screen.
 */
export function Cover({
  candidates,
  timeoutMs,
  eager,
  onFailed,
}: {
  /** At least one. */
  candidates: readonly string[];
  timeoutMs: number;
  eager: boolean;
  /** None of them came. */
  onFailed(): void;
}) {
  const [first = ''] = candidates;
  const image = useRef<HTMLImageElement>(null);
  const [src, setSrc] = useState(first);
  const [state, setState] = useState<'waiting' | 'slow' | 'done'>('waiting');
  const key = candidates.join(' ');
  const fail = useEffectEvent(onFailed);

  useEffect(() => {
    if (!image.current) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let spin: ReturnType<typeof setTimeout> | undefined;
    const show = (url: string) => {
      if (signal.aborted) return;
      clearTimeout(spin);
      setSrc(url);
      setState('done');
    };
    const start = () => {
      spin = setTimeout(() => setState('slow'), imageSpinnerMs);
      const runners = key.split(' ').map((url, index) => (inTime: AbortSignal) => {
        const shown = index === 0 ? image.current : null;
        return loadImage(url, inTime, shown ?? undefined);
      });
      void race(runners, { timeoutMs, signal }).then(show, () => {
        clearTimeout(spin);
        if (signal.aborted) return;
        setState('done');
        fail();
      });
    };
    const leaveNear = whenNear(image.current, start);
    return () => {
      leaveNear();
      clearTimeout(spin);
      leaving.abort();
    };
  }, [key, timeoutMs]);

  return (
    <span className="relative block min-h-0 bg-bone">
      <img
        ref={image}
        src={src}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        referrerPolicy="no-referrer"
        className="photo absolute inset-0 size-full object-cover"
      />
      {state === 'slow' && <Spinner />}
    </span>
  );
}
