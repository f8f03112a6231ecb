import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

const reachable = 'input[type=search], a[data-result]';

/** Arrow keys move from the field through the results and back. */
export function useResultKeys(): (event: KeyboardEvent<HTMLElement>) => void {
  return (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { target, currentTarget } = event;
    if (step === undefined || isComposing(event)) return;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!(target instanceof HTMLElement) || !target.matches(reachable)) return;
    const all = [...currentTarget.querySelectorAll<HTMLElement>(reachable)];
    const next = all[all.indexOf(target) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}
