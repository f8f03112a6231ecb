'use client';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Spinner } from '@/components/ui/spinner';
import { whenIdle } from '@/lib/browser/page/idle';

type Race = typeof import('./cover-race');
/** The code of the race, once loaded: the first image does not need it. */
let race: Race | undefined;
let asked: Promise<Race> | undefined;

/** Loads the code of the race, once for all boxes that want it now. */
export async function loadRace(): Promise<Race> {
  asked ??= import('./cover-race').finally(() => (asked = undefined));
  return (race = await asked);
}

/**
 * One image in a box whose size others set. "Every candidate image has its own time-out; when one
 * succeeds the others abort; if all fail a fallback image is used." The first candidate is in the
 * server's HTML; the race begins when the box comes near the screen and the page has been idle. If
 * the race's code cannot be loaded, there is only the first candidate.
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
  /** Called if none of them loaded. */
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
    /** Without a race: the first candidate loads, or fails. */
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
