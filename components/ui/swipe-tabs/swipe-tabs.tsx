'use client';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { panelId, TabBar, tabId, type TabLabel } from './tab-bar';
import { drawUnderline } from './underline';

/**
 * Tabs above panels that can be swiped. Each panel scrolls by itself and keeps its place. `panel`
 * is told whether it is the open one and whether it can be seen at all (while a swipe is under way
 * its neighbours can): what cannot be seen need not be rendered.
 */
export function SwipeTabs({
  name,
  label,
  tabs,
  open,
  onOpen,
  onReopen,
  panel,
}: {
  name: string;
  label: string;
  tabs: readonly TabLabel[];
  open: string;
  onOpen(key: string): void;
  /** The open tab was tapped again. */
  onReopen(key: string): void;
  panel(key: string, state: { open: boolean; seen: boolean }): ReactNode;
}) {
  const index = Math.max(
    0,
    tabs.findIndex(({ key }) => key === open),
  );
  const rail = useRef<HTMLDivElement>(null);
  const underline = useRef<HTMLSpanElement>(null);
  const [moving, setMoving] = useState(false);
  const [viewport, embla] = useEmblaCarousel({
    startIndex: index,
    duration: 22,
    breakpoints: { '(prefers-reduced-motion: reduce)': { duration: 0 } },
    // A mouse selects text; only a finger swipes.
    watchDrag: (_api, event) => event.type.startsWith('touch'),
  });

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
      setMoving(true);
      draw();
    };
    const settle = () => setMoving(false);
    draw();
    // Another text size or language makes other labels.
    const sizes = new ResizeObserver(draw);
    for (const tab of rail.current?.children ?? []) sizes.observe(tab);
    embla.on('scroll', move).on('settle', settle).on('reInit', draw).on('select', select);
    return () => {
      sizes.disconnect();
      embla.off('scroll', move).off('settle', settle).off('reInit', draw).off('select', select);
    };
  }, [embla, tabs, onOpen]);

  useEffect(() => {
    if (!embla || embla.selectedScrollSnap() === index) return;
    // Over a distance the panels between would fly past empty: jump.
    embla.scrollTo(index, Math.abs(embla.selectedScrollSnap() - index) > 1);
  }, [embla, index]);

  return (
    <>
      <TabBar
        name={name}
        label={label}
        tabs={tabs}
        open={open}
        onOpen={(key) => (key === open ? onReopen(key) : onOpen(key))}
        underline={underline}
        rail={rail}
      />
      <div ref={viewport} className="min-h-0 flex-1 overflow-clip border-t border-hairline">
        <div className="flex h-full touch-pan-y touch-pinch-zoom">
          {tabs.map(({ key }, place) => (
            <div
              key={key}
              role="tabpanel"
              id={panelId(name, key)}
              aria-labelledby={tabId(name, key)}
              inert={place !== index}
              className="h-full min-w-0 flex-[0_0_100%]"
            >
              {panel(key, {
                open: place === index,
                seen: place === index || (moving && Math.abs(place - index) === 1),
              })}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
