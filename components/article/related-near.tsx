'use client';
import { useAtomValue } from 'jotai';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/components/event/near';
import { commentHere } from '@/lib/browser/history/further-pages';
import { listenRequestAtom } from '@/lib/state/page/listen';

const Nothing = () => null;
/** If its code cannot be loaded, the article ends without it, which breaks nothing. */
const RelatedEvents = dynamic(
  () =>
    import('./related-events').catch(() => ({
      default: Nothing as typeof import('./related-events').default,
    })),
  { ssr: false },
);

/** Related events, loaded when the reader comes near the end of the article. */
export function RelatedNear({
  eventId,
  last,
}: {
  eventId: string;
  /** No comments follow below it. */
  last: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const listening = useAtomValue(listenRequestAtom) !== undefined;
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    // A reader who follows a link to a comment skips it: content loaded above would push the
    // comment away.
    if (!last && commentHere() !== undefined) return;
    return element && !near ? whenNear(element, () => setNear(true)) : undefined;
  }, [near, last]);
  return (
    // Keeps the last lines readable above the player.
    <div ref={place} className={last && listening ? 'pb-40' : undefined}>
      {near && <RelatedEvents key={eventId} eventId={eventId} />}
    </div>
  );
}
