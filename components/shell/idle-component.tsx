'use client';
import { createElement, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '@/lib/browser/idle';

/**
 * A part of the page that comes when the page is idle, and is nothing before that. Where it does not
 * come it is not there, and the next place that has it asks again.
 */
export function idleComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  let came: { Part: ComponentType<P> } | undefined;
  return function IdleComponent(props: P) {
    const [part, setPart] = useState(came);
    useEffect(() => {
      if (part) return;
      let left = false;
      const take = ({ default: Part }: { default: ComponentType<P> }) => {
        came = { Part };
        if (!left) setPart(came);
      };
      const leaveIdle = whenIdle(() => void load().then(take, () => undefined));
      return () => {
        left = true;
        leaveIdle();
      };
    }, [part]);
    return part && createElement(part.Part, props);
  };
}
