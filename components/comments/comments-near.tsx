'use client';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState } from 'react';
import { commentHere } from '@/lib/browser/address';

const CommentsSection = dynamic(() => import('./comments-section'), { ssr: false });

/** How far below the window the comments are fetched before they are seen. */
const nearMargin = '400px';

/** The comments under an article, fetched when the reader comes near them. */
export function CommentsNear({ eventId }: { eventId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    // Whoever is led to a comment comes near by that; the comment itself is found once it is there.
    if (commentHere() !== undefined) element.scrollIntoView();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className="min-h-40 px-4 pb-8">
      {near && <CommentsSection key={eventId} eventId={eventId} />}
    </div>
  );
}
