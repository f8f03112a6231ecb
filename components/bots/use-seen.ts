import { useSetAtom } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { whenSeen } from '@/components/event/near';
import { onPageHidden } from '@/lib/browser/page-hidden';
import { seePostAtom, tellSeenAtom } from '@/lib/state/bots/seen-posts';

/**
 * Takes down that a post was seen, once the element behind the answer was: its title. Undefined is one
 * that need not be: among the seen a second look must not change its place.
 */
export function useSeen(postId: string | undefined): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null);
  const see = useSetAtom(seePostAtom);
  useEffect(
    () =>
      title.current && postId !== undefined
        ? whenSeen(title.current, () => see(postId))
        : undefined,
    [postId, see],
  );
  return title;
}

/** Tells what was seen when the page is left: a call at every post would be many. */
export function useTellSeen(): void {
  const tell = useSetAtom(tellSeenAtom);
  useEffect(() => {
    const stop = onPageHidden(() => void tell());
    return () => {
      stop();
      void tell();
    };
  }, [tell]);
}
