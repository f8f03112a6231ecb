import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { layOut, rowsNear } from '@/lib/model/feed/row-window';

type Options = {
  count: number;
  /** The height of a row that was not measured yet. */
  expected: number;
  overscan: number;
  /** What scrolls; null until it is mounted. */
  scroller: HTMLElement | null;
  /** How much of the list is seen before that was measured. */
  firstScreen: number;
};

/**
 * The rows near what is seen of a list that begins where its scroller begins, and the height of the
 * whole. Rows carry their place as `data-index`, and tell their height through `measure`.
 */
export function useRowWindow({ count, expected, overscan, scroller, firstScreen }: Options) {
  const { heights, measure } = useHeights(expected);
  const size = useHeight(scroller) ?? firstScreen;
  const { offsets, whole } = useMemo(
    () => layOut(count, heights, expected),
    [count, heights, expected],
  );
  const [near, setNear] = useState(() => rowsNear(offsets, { top: 0, size }, overscan));
  useLayoutEffect(() => {
    const look = () => {
      const seen = rowsNear(offsets, { top: scroller?.scrollTop ?? 0, size }, overscan);
      setNear((was) => (was.first === seen.first && was.last === seen.last ? was : seen));
    };
    look();
    scroller?.addEventListener('scroll', look, { passive: true });
    return () => scroller?.removeEventListener('scroll', look);
  }, [scroller, offsets, size, overscan]);
  const rows: { index: number; top: number; height: number }[] = [];
  for (let index = near.first; index <= Math.min(near.last, count - 1); index++) {
    const top = offsets[index] ?? 0;
    rows.push({ index, top, height: (offsets[index + 1] ?? top) - top });
  }
  return { rows, height: whole, measure };
}

/** How high an element is inside, as long as it is there. */
function useHeight(element: HTMLElement | null): number | undefined {
  const [height, setHeight] = useState<number>();
  useLayoutEffect(() => {
    if (!element || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver((entries) => {
      for (const { target, contentRect } of entries) {
        if (target === element) setHeight(contentRect.height);
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return height;
}

/** The heights that rows were measured to have; of another form, `expected`, all are measured anew. */
function useHeights(expected: number) {
  const [measured, setMeasured] = useState<Measured>({ expected, heights: new Map() });
  if (measured.expected !== expected) setMeasured({ expected, heights: new Map() });
  const observer = useRef<ResizeObserver>(undefined);
  const measure = useCallback((row: HTMLElement | null) => {
    if (!row || typeof ResizeObserver !== 'function') return;
    observer.current ??= new ResizeObserver((entries) => setMeasured((was) => tell(was, entries)));
    observer.current.observe(row);
    return () => observer.current?.unobserve(row);
  }, []);
  return { heights: measured.heights, measure };
}

type Measured = { expected: number; heights: ReadonlyMap<number, number> };

/** The same object where no row is higher or lower than it was. */
function tell(was: Measured, entries: readonly ResizeObserverEntry[]): Measured {
  const told = entries.flatMap(({ target, borderBoxSize: [box] }) => {
    const index = Number((target as HTMLElement).dataset.index);
    const height = box?.blockSize;
    return height && was.heights.get(index) !== height ? [[index, height] as const] : [];
  });
  return told.length > 0 ? { ...was, heights: new Map([...was.heights, ...told]) } : was;
}
