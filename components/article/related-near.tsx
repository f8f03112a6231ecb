'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { whenNear } from '@/components/event/near';

const RelatedEvents = dynamic(() => import('./related-events'), { ssr: false });

/** More on the matter of an article, fetched when the reader comes near its end. */
export function RelatedNear({ eventId }: { eventId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    return element && !near ? whenNear(element, () => setNear(true)) : undefined;
  }, [near]);
  return <div ref={place}>{near && <RelatedEvents key={eventId} eventId={eventId} />}</div>;
}
