'use client';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  closesOnEscape,
  holdColumn,
  holdFocus,
  isTopLayer,
  trapTab,
  type TakesFocus,
} from './focus-in-layer';
import { isComposing } from './is-composing';

type Place = RefObject<HTMLElement | null>;

/** Keys of a modal layer: focus stays in it, Escape closes it. */
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

type Column = {
  on: boolean;
  /** What it shows: when that changes it takes the focus again. */
  subject: string | undefined;
  takes: TakesFocus;
  /** Whether it came with the page: then nobody has requested it. */
  came: boolean;
  onClose(): void;
};

/** Keys of a layer beside the page: Escape closes the last one, and the focus returns. */
export function useColumnKeys(
  layer: Place,
  panelRef: Place,
  { on, subject, takes, came, onClose }: Column,
): void {
  // Before anything in the layer takes the focus.
  const [before] = useState(() =>
    typeof document === 'undefined' ? null : document.activeElement,
  );
  const opener = useRef(before);
  const asked = useRef(!came);
  const escaped = useEffectEvent((event: KeyboardEvent, whole: HTMLElement) => {
    if (!closesOnEscape(event, whole)) return;
    event.preventDefault();
    onClose();
  });
  useEffect(() => {
    const [whole, panel] = [layer.current, panelRef.current];
    if (!on || !whole || !panel) return;
    const { activeElement, body } = whole.ownerDocument;
    if (activeElement !== body && !panel.contains(activeElement)) opener.current = activeElement;
    const release = holdColumn(whole, panel, asked.current ? takes : 'never');
    asked.current = true;
    return release;
  }, [on, layer, panelRef, subject, takes]);
  useEffect(() => {
    const [whole, panel] = [layer.current, panelRef.current];
    if (!on || !whole || !panel) return;
    const { ownerDocument } = whole;
    const listener = (event: KeyboardEvent) => escaped(event, whole);
    ownerDocument.addEventListener('keydown', listener);
    return () => {
      ownerDocument.removeEventListener('keydown', listener);
      const { activeElement, body } = ownerDocument;
      // A removed element that had the focus has lost it by now.
      const isLost = activeElement === null || activeElement === body;
      if (!isLost && !panel.contains(activeElement)) return;
      const back = opener.current;
      if (back instanceof HTMLElement && back.isConnected) back.focus();
    };
  }, [on, layer, panelRef]);
}
