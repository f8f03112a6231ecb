'use client';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { isComposing } from '../is-composing';

export type TabLabel = { key: string; label: string };

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

export const tabId = (name: string, key: string) => `${name}-tab-${key}`;
export const panelId = (name: string, key: string) => `${name}-panel-${key}`;

/** Text tabs in a rail. Arrow keys move, Home and End jump; a single tab stop in all. */
export function TabBar({
  name,
  label,
  tabs,
  open,
  onOpen,
  underline,
  rail,
}: {
  name: string;
  label: string;
  tabs: readonly TabLabel[];
  open: string;
  /** Called for a tap on any tab, including the open one. */
  onOpen(key: string): void;
  underline: RefObject<HTMLSpanElement | null>;
  rail: RefObject<HTMLDivElement | null>;
}) {
  const first = useRef(true);
  useEffect(() => {
    const tab = rail.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !rail.current) return;
    const left = tab.offsetLeft - (rail.current.clientWidth - tab.offsetWidth) / 2;
    rail.current.scrollTo?.({ left, behavior: first.current ? 'instant' : 'smooth' });
    first.current = false;
  }, [open, rail]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const index = tabs.findIndex(({ key }) => key === open);
    const next = tabs[moves[event.key]?.(index, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    onOpen(next.key);
    rail.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, next.key))}`)?.focus();
  };

  return (
    <div
      ref={rail}
      role="tablist"
      aria-label={label}
      onKeyDown={onKeyDown}
      className="rail group relative flex shrink-0 overflow-x-auto pr-8 pl-1.5"
    >
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={tabId(name, tab.key)}
          aria-controls={panelId(name, tab.key)}
          aria-selected={tab.key === open}
          tabIndex={tab.key === open ? 0 : -1}
          onClick={() => onOpen(tab.key)}
          data-label={tab.label}
          className="widest relative min-h-11 shrink-0 px-2.5 text-brief whitespace-nowrap text-ink-2 transition-colors duration-[120ms] -outline-offset-4 after:absolute after:inset-x-2.5 after:bottom-0 after:hidden after:h-0.5 after:rounded-full after:bg-accent hover:text-ink aria-selected:font-semibold aria-selected:text-ink aria-selected:after:block group-data-live:after:hidden!"
        >
          {tab.label}
        </button>
      ))}
      <span
        ref={underline}
        aria-hidden="true"
        className="pointer-events-none absolute bottom-0 left-0 hidden h-0.5 w-px origin-left bg-accent group-data-live:block"
      />
    </div>
  );
}
