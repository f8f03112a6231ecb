'use client';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { chatListEndPx, chatScrollDelayMs } from '@/lib/model/limits/chat';
import { isNearEnd } from '@/lib/model/feed/scrolling';

type Shown = {
  /** The ids of the messages at both ends. */
  newest?: string;
  oldest?: string;
  prompt: boolean;
  sought?: { id: string; times: number };
  /** Absent if there are no older messages. */
  onOlder?(): void;
};

/** The heights of the list and of the box around it. */
type Heights = { scrollHeight: number; clientHeight: number };

const restBelow = ({ scrollHeight, clientHeight, scrollTop }: Heights & { scrollTop: number }) =>
  scrollHeight - clientHeight - scrollTop;

/**
 * Keeps the scroll position: at the newest message while it grows, or where the reader scrolled to,
 * even when older messages appear above it.
 */
export function useListScroll(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
  { newest, oldest, prompt, sought, onOlder }: Shown,
): { atEnd: boolean; toEnd(): void } {
  const [atEnd, setAtEnd] = useState(true);
  /** Pixels below the visible part when the list was last scrolled, by the reader or by us. */
  const below = useRef(0);
  /** The heights for which {@link below} was measured; undefined if nothing reports new ones. */
  const known = useRef<Heights | undefined>(undefined);
  const measure = ({ scrollHeight, clientHeight }: Heights) => {
    if (known.current) known.current = { scrollHeight, clientHeight };
  };
  const scrollTo = (box: HTMLElement, top: number) => {
    measure(box);
    box.scrollTop = top;
  };
  const toEnd = () => {
    const box = scroller.current;
    if (box) scrollTo(box, box.scrollHeight);
  };
  const goToEnd = useEffectEvent(toEnd);
  const keepPlace = useEffectEvent(() => {
    const box = scroller.current;
    if (box) scrollTo(box, box.scrollHeight - box.clientHeight - below.current);
  });

  useLayoutEffect(() => keepPlace(), [oldest]);

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
    // Content that grew since, which is reported right afterwards, does not count as scrolled past.
    const { scrollHeight, clientHeight } = known.current ?? box;
    const place = { scrollHeight, clientHeight, scrollTop: box.scrollTop };
    below.current = restBelow(place);
    setAtEnd(isNearEnd(place, chatListEndPx));
    // "Within 55 px of its end": older messages are at the upper one.
    if (box.scrollTop <= chatListEndPx) onOlder?.();
  });
  const grown = useEffectEvent((box: HTMLElement) => {
    const { scrollHeight, clientHeight } = box;
    known.current = { scrollHeight, clientHeight };
    if (below.current <= chatListEndPx) scrollTo(box, scrollHeight);
    moved(box);
  });
  useEffect(() => {
    const box = scroller.current;
    const inside = content.current;
    if (!box || !inside) return;
    const onScroll = () => moved(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    const observer =
      typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(() => grown(box));
    observer?.observe(box);
    observer?.observe(inside);
    return () => {
      box.removeEventListener('scroll', onScroll);
      observer?.disconnect();
    };
  }, [scroller, content]);

  return { atEnd, toEnd };
}
