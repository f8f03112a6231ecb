'use client';
import { useEffect, useState, type RefObject } from 'react';
import { afterPaint } from '@/components/ui/after-paint';
import { barAtTop, scrolledTo } from '@/lib/model/feed/hiding-bar';
import { outlineThrottleMs } from '@/lib/model/limits/article';
import { currentHeading } from '@/lib/model/markdown/outline';
import { throttle } from '@/lib/model/timing/throttle';

/**
 * Follows the scroll position of an article: whether its bar is shown, which heading is current,
 * and the reading progress, which is written directly to `--progress` (0 … 1) of `progressRef`.
 */
export function useArticleScroll(
  scroller: RefObject<HTMLElement | null>,
  progressRef: RefObject<HTMLElement | null>,
  headings: readonly string[],
): { barShown: boolean; current: string | undefined } {
  const [barShown, setBarShown] = useState(true);
  const [current, setCurrent] = useState<string>();
  const ids = headings.join(' ');

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let bar = barAtTop;
    const follow = throttle(() => {
      const { top } = element.getBoundingClientRect();
      const places = ids.split(' ').flatMap((id) => {
        const heading = id ? element.querySelector(`#${CSS.escape(id)}`) : null;
        return heading ? [{ id, top: heading.getBoundingClientRect().top - top }] : [];
      });
      setCurrent(currentHeading(places, element.clientHeight));
    }, outlineThrottleMs);
    const onScroll = () => {
      bar = scrolledTo(bar, element.scrollTop);
      setBarShown(bar.shown);
      const room = element.scrollHeight - element.clientHeight;
      const progress = room > 0 ? Math.min(1, Math.max(0, element.scrollTop / room)) : 0;
      progressRef.current?.style.setProperty('--progress', progress.toFixed(3));
      follow.call();
    };
    // An article opens at its top; only the browser can have scrolled it elsewhere.
    const stop = afterPaint(onScroll);
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      stop();
      element.removeEventListener('scroll', onScroll);
      follow.stop();
    };
  }, [scroller, progressRef, ids]);

  return { barShown, current };
}
