import { useSetAtom } from 'jotai';
import { useEffect, useRef, type RefObject } from 'react';
import { whenSeen } from '@/components/event/near';
import { onPageHidden } from '@/lib/browser/page/page-hidden';
import { seePostAtom, tellSeenAtom } from '@/lib/state/bots/seen-posts';

/**
 * Records that a post was seen, once its title was visible, which gets the returned ref. Undefined
 * for a post that need not be recorded: in the list of seen posts, seeing it again must not move
 * it.
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

/** Reports seen posts when the page is left: one call for each post would be too many. */
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
