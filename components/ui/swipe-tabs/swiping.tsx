'use client';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, type RefObject } from 'react';
import type { TabLabel } from './tab-bar';
import { drawUnderline } from './underline';

/**
 * Lets a finger move the panels, and moves them to the open one. Renders nothing, and is loaded
 * after the first screen: until then the open panel is shown without moving.
 */
export default function Swiping({
  viewport,
  rail,
  underline,
  tabs,
  index,
  onOpen,
  onMoving,
}: {
  /** The element whose first child holds the panels side by side. */
  viewport: HTMLElement;
  rail: RefObject<HTMLElement | null>;
  underline: RefObject<HTMLElement | null>;
  tabs: readonly TabLabel[];
  index: number;
  onOpen(key: string): void;
  /** Whether the panels are moving. */
  onMoving(moving: boolean): void;
}) {
  const [attach, embla] = useEmblaCarousel({
    startIndex: index,
    duration: 22,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    // A mouse selects text; only a finger swipes.
    watchDrag: (_api, event) => event.type.startsWith('touch'),
  });
  useEffect(() => attach(viewport), [attach, viewport]);

  useEffect(() => {
    if (!embla) return;
    const draw = () => {
      if (!rail.current || !underline.current) return;
      drawUnderline(rail.current, underline.current, embla.scrollProgress() * (tabs.length - 1));
    };
    const select = () => {
      const key = tabs[embla.selectedScrollSnap()]?.key;
      if (key !== undefined) onOpen(key);
    };
    const move = () => {
      onMoving(true);
      draw();
    };
    const settle = () => onMoving(false);
    draw();
    // Another text size or language changes the labels.
    const sizes = new ResizeObserver(draw);
    for (const tab of rail.current?.children ?? []) sizes.observe(tab);
    embla.on('scroll', move).on('settle', settle).on('reInit', draw).on('select', select);
    return () => {
      sizes.disconnect();
      embla.off('scroll', move).off('settle', settle).off('reInit', draw).off('select', select);
    };
  }, [embla, rail, underline, tabs, onOpen, onMoving]);

  useEffect(() => {
    if (!embla || embla.selectedScrollSnap() === index) return;
    // Over a longer distance the panels between would fly past empty: jump.
    embla.scrollTo(index, Math.abs(embla.selectedScrollSnap() - index) > 1);
  }, [embla, index]);

  return null;
}
