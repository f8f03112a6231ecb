'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { chatListEndPx, chatScrollDelayMs } from '@/lib/model/limits';
import { isNearEnd } from '@/lib/model/scrolling';

type Shown = {
  /** The ids of the messages at both ends. */
  newest?: string;
  oldest?: string;
  prompt: boolean;
  sought?: { id: string; times: number };
  /** Absent where there is nothing older. */
  onOlder?(): void;
};

function scrollTo(box: HTMLElement | null, top: number) {
  if (box) box.scrollTop = top;
}

const restBelow = ({ scrollHeight, clientHeight, scrollTop }: HTMLElement) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Keeps the reader where they are: at the newest message while it grows, or at what they scrolled to,
 * also when older messages appear above it.
 */
export function useListScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { newest, oldest, prompt, sought, onOlder }: Shown,
): { atEnd: boolean; toEnd(): void } {
  const [atEnd, setAtEnd] = useState(true);
  /** Pixels under the lower edge, when the reader or we last moved the list. */
  const below = useRef(0);
  const toEnd = () => scrollTo(scroller.current, scroller.current?.scrollHeight ?? 0);
  const goToEnd = useEffectEvent(toEnd);

  useLayoutEffect(() => {
    const box = scroller.current;
    if (box) scrollTo(box, box.scrollHeight - box.clientHeight - below.current);
  }, [scroller, oldest]);

  // "After a new message or prompt, the list scrolls to the end after 100 ms."
  useEffect(() => {
    const timer = setTimeout(goToEnd, chatScrollDelayMs);
    return () => clearTimeout(timer);
  }, [newest, prompt]);

  useEffect(() => {
    if (!sought) return;
    const timer = setTimeout(() => {
      const message = scroller.current?.querySelector(`[data-message="${CSS.escape(sought.id)}"]`);
      message?.scrollIntoView({ block: 'start' });
    }, chatScrollDelayMs);
    return () => clearTimeout(timer);
  }, [scroller, sought]);

  const moved = useEffectEvent((box: HTMLElement) => {
    below.current = restBelow(box);
    setAtEnd(isNearEnd(box, chatListEndPx));
    // "Within 55 px of its end": older messages are at the upper one.
    if (box.scrollTop <= chatListEndPx) onOlder?.();
  });
  useEffect(() => {
    const box = scroller.current;
    const inside = content.current;
    if (!box || !inside) return;
    const onScroll = () => moved(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined'
        ? undefined
        : new ResizeObserver(() => {
            if (below.current <= chatListEndPx) scrollTo(box, box.scrollHeight);
            moved(box);
          });
    observer?.observe(box);
    observer?.observe(inside);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [scroller, content]);

  return { atEnd, toEnd };
}
