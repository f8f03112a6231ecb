'use client';
import { useEffect, useState } from 'react';

/** Whether a box overflows: scrollable content must be reachable by keyboard. */
export function useOverflows(): { ref(box: HTMLElement | null): void; overflows: boolean } {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    if (!box || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(box.scrollHeight > box.clientHeight));
    for (const element of [box, ...box.children]) observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return { ref: setBox, overflows };
}
