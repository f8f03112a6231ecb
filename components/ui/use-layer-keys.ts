'use client';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { closesOnEscape, holdFocus, isTopLayer, trapTab } from './focus-in-layer';
import { isComposing } from './is-composing';

type Place = RefObject<HTMLElement | null>;

/** Keys of a layer that nothing else can be reached beside: focus stays in it, Escape closes it. */
export function useModalKeys(
  layer: Place,
  panelRef: Place,
  on: boolean,
  onClose: () => void,
): void {
  const pressed = useEffectEvent((event: KeyboardEvent, panel: HTMLElement) => {
    if (isComposing(event)) return;
    if (event.key === 'Tab') trapTab(event, panel);
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  });
  useEffect(() => {
    const [whole, panel] = [layer.current, panelRef.current];
    if (!on || !whole || !panel) return;
    const release = holdFocus(whole, panel);
    const listener = (event: KeyboardEvent) => {
      if (isTopLayer(whole)) pressed(event, panel);
    };
    const { ownerDocument } = whole;
    ownerDocument.addEventListener('keydown', listener);
    return () => {
      ownerDocument.removeEventListener('keydown', listener);
      release();
    };
  }, [on, layer, panelRef]);
}

/** Keys of a layer beside the page: Escape closes the last one, and the focus goes back. */
export function useColumnKeys(
  layer: Place,
  panelRef: Place,
  on: boolean,
  onClose: () => void,
): void {
  // Before anything in the layer takes the focus for itself.
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  const escaped = useEffectEvent((event: KeyboardEvent, whole: HTMLElement) => {
    if (!closesOnEscape(event, whole)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const [whole, panel] = [layer.current, panelRef.current];
    if (!on || !whole || !panel) return;
    const { ownerDocument } = whole;
    const listener = (event: KeyboardEvent) => escaped(event, whole);
    ownerDocument.addEventListener('keydown', listener);
    return () => {
      ownerDocument.removeEventListener('keydown', listener);
      const { activeElement, body } = ownerDocument;
      // What was taken out with the focus in it has lost that by now.
      const isLost = activeElement === null || activeElement === body;
      if (!isLost && !panel.contains(activeElement)) return;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [on, layer, panelRef, before]);
}
