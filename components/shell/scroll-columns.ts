import { isComposing } from '@/components/ui/is-composing';
import { scrollerForKeys, scrollerUnderPointer } from '@/lib/browser/page/columns';

/**
 * The share of the visible part that one page key scrolls: a line or two stay for orientation;
 * ours.
 */
const pageShare = 0.88;
/** A browser's line height for wheel events. */
const linePx = 40;

const steps: Record<string, (event: KeyboardEvent) => 1 | -1> = {
  ' ': ({ shiftKey }) => (shiftKey ? -1 : 1),
  PageDown: () => 1,
  PageUp: () => -1,
};

/**
 * Makes the wheel, Space and the page keys work anywhere over a column, and beside the only one;
 * returns a function that ends it.
 */
export function scrollColumns(): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const turn = ({ target, deltaY, deltaMode, ctrlKey, defaultPrevented }: WheelEvent) => {
    if (ctrlKey || defaultPrevented || deltaY === 0) return;
    const scroller = scrollerUnderPointer(target);
    const unit = deltaMode === 0 ? 1 : deltaMode === 1 ? linePx : (scroller?.clientHeight ?? 0);
    scroller?.scrollBy({ top: deltaY * unit, behavior: 'instant' });
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]?.(event);
    if (step === undefined || event.defaultPrevented || isComposing(event)) return;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const scroller = scrollerForKeys(event.target, event.key);
    if (!scroller) return;
    event.preventDefault();
    scroller.scrollBy({ top: step * scroller.clientHeight * pageShare });
  };
  document.addEventListener('wheel', turn, { signal, passive: true });
  document.addEventListener('keydown', press, { signal });
  return () => listening.abort();
}
