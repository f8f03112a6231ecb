'use client';
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type SwipingPanels from './swiping';
import { panelId, TabBar, tabId, type TabLabel } from './tab-bar';

const NoSwiping: typeof SwipingPanels = () => null;
/** If its code cannot be loaded, tabs can be tapped but not swiped, which breaks nothing. */
const Swiping = lazy(() => import('./swiping').catch(() => ({ default: NoSwiping })));

/**
 * Tabs above panels that can be swiped. Each panel scrolls by itself and keeps its position.
 * `panel` is given whether it is the open one and whether it is visible at all (during a swipe its
 * neighbors are): invisible panels need not be rendered.
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
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const panels = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Once the underline is active, the swiping code positions the panels.
    if (!panels.current || rail.current?.dataset.live !== undefined) return;
    panels.current.style.transform = index === 0 ? '' : `translate3d(${-100 * index}%, 0, 0)`;
  }, [index]);

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
      {viewport && (
        <Suspense>
          <Swiping
            viewport={viewport}
            rail={rail}
            underline={underline}
            tabs={tabs}
            index={index}
            onOpen={onOpen}
            onMoving={setMoving}
          />
        </Suspense>
      )}
      <div ref={setViewport} className="min-h-0 flex-1 overflow-clip border-t border-hairline">
        <div ref={panels} className="flex h-full touch-pan-y touch-pinch-zoom">
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
