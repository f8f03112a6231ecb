'use client';
import { useAtomValue } from 'jotai';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/components/event/near';
import { commentHere } from '@/lib/browser/further-pages';
import { listenRequestAtom } from '@/lib/state/page/listen';

const Nothing = () => null;
/** Where its program does not come the article ends without it: nothing that a page breaks for. */
const RelatedEvents = dynamic(
  () =>
    import('./related-events').catch(() => ({
      default: Nothing as typeof import('./related-events').default,
    })),
  { ssr: false },
);

/** More on the matter of an article, fetched when the reader comes near its end. */
export function RelatedNear({
  eventId,
  last,
}: {
  eventId: string;
  /** No comments stand below it. */
  last: boolean;
}) {
  const place = useRef<HTMLDivElement>(null);
  const listening = useAtomValue(listenRequestAtom) !== undefined;
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    // Whoever is led to a comment passes by: what came in above it would push it away.
    if (!last && commentHere() !== undefined) return;
    return element && !near ? whenNear(element, () => setNear(true)) : undefined;
  }, [near, last]);
  return (
    // The last lines can be read above the player.
    <div ref={place} className={last && listening ? 'pb-40' : undefined}>
      {near && <RelatedEvents key={eventId} eventId={eventId} />}
    </div>
  );
}
