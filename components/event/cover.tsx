'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { whenIdle } from '@/lib/browser/idle';

type Race = typeof import('./cover-race');
/** What lets candidates compete, once it came: the first picture needs none of it. */
let race: Race | undefined;
let asked: Promise<Race> | undefined;

/** Fetches what lets candidates compete, once for all boxes that want it now. */
export async function loadRace(): Promise<Race> {
  asked ??= import('./cover-race').finally(() => (asked = undefined));
  return (race = await asked);
}

/**
 * One picture in a box that others give its size. "Every candidate image has its own time-out; when
 * one succeeds the others abort; if all fail a fallback image is used." The first candidate stands
 * in the server's HTML; the race begins when the box comes near the screen and the page was idle.
 * Where its program does not come, the first candidate is all there is.
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
    const element = image.current;
    if (!element) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const onFailure = () => {
      setState('done');
      fail();
    };
    const start = ({ raceCover }: Race) => {
      if (signal.aborted) return;
      raceCover(element, key.split(' '), {
        timeoutMs,
        signal,
        onSlow: () => setState('slow'),
        onShown: (url) => {
          setSrc(url);
          setState('done');
        },
        onFailure,
      });
    };
    /** Nothing competes: the first candidate comes, or does not. */
    const alone = () => {
      if (element.complete && element.naturalWidth === 0) return onFailure();
      element.addEventListener('error', onFailure, { signal });
    };
    if (race) start(race);
    else {
      const leaveIdle = whenIdle(
        () => void loadRace().then(start, () => signal.aborted || alone()),
      );
      signal.addEventListener('abort', leaveIdle);
    }
    return () => leaving.abort();
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
