'use client';
import { useAtomValue } from 'jotai';
import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { commentHere } from '@/lib/browser/history/further-pages';
import { listenRequestAtom } from '@/lib/state/page/listen';

const Nothing = (): ReactNode => null;
/** If its code cannot be loaded, the article ends there, which breaks nothing. */
const CommentsSection = dynamic(
  () =>
    import('./comments-section').catch(() => ({
      default: Nothing as typeof import('./comments-section').default,
    })),
  { ssr: false },
);

/** How far below the window the comments start loading. */
const nearMargin = '400px';

/** The comments under an article, loaded when the reader comes near them. */
export function CommentsNear({ eventId }: { eventId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const listening = useAtomValue(listenRequestAtom) !== undefined;
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element || near) return;
    // A link to a comment counts as coming near; the comment itself is found once it has loaded.
    if (commentHere() !== undefined) element.scrollIntoView();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: nearMargin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div
      ref={place}
      data-comments=""
      // Keeps the last lines readable above the player.
      className={`min-h-40 px-4 ${listening ? 'pb-40' : 'pb-8'}`}
    >
      {near && <CommentsSection key={eventId} eventId={eventId} />}
    </div>
  );
}
