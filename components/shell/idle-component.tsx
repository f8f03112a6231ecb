'use client';
import { createElement, type ComponentType } from 'react';
import { idleProgram } from './idle-program';

/**
 * A part of the page that comes when the page is idle, and is nothing before that. Where it does not
 * come it is not there, and the next place that has it asks again.
 */
export function idleComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P> {
  const useProgram = idleProgram(load);
  return function IdleComponent(props: P) {
    const known = useProgram();
    return known.state === 'here' && createElement(known.program.default, props);
  };
}
