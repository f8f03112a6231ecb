'use client';
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { ClockLabel } from '@/components/event/clock-label';
import { isComposing } from '@/components/ui/is-composing';
import { SourceLogos } from '@/components/ui/source-logos';
import { partsOfQuote } from '@/lib/model/article/evidence';
import { hostOf, sourceName } from '@/lib/model/feed/entry';
import { titleTag } from '@/lib/model/feed/title-tag';
import { useArticle } from '../article-context';
import { evidenceAt } from './use-evidence';

type Shown = { at: HTMLElement; layer: Element } & ReturnType<typeof evidenceAt>;

/** A pointer that only passes by opens nothing; ours, milliseconds. */
const openMs = 120;
/** Long enough to move the pointer from the number to the card; ours. */
const closeMs = 220;
/** Between the number and the card, and between the card and the edge, in pixels. */
const gap = 8;

const citation = '[data-citation]';

/**
 * The card of a citation: source, title, day and quote. It opens on hover or keyboard focus; Escape
 * closes it, the pointer may move onto it, and it stays until both have left (WCAG 1.4.13).
 */
export default function CitationCard() {
  const mark = useRef<HTMLSpanElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const article = useArticle();
  const id = useId();
  const [shown, setShown] = useState<Shown>();
  const show = (at: HTMLElement) => {
    const layer = at.closest('[data-layer]');
    const told = evidenceAt(at, Number(at.dataset.citation), article);
    if (layer && told.source) setShown({ at, layer, ...told });
  };
  const hide = () => setShown(undefined);
  useCitedPointer(mark, card, { isOpen: shown !== undefined, show, hide });
  useBesideNumber(card, shown, id);

  return (
    <>
      <span ref={mark} hidden />
      {shown && createPortal(<Told ref={card} id={id} {...shown} />, shown.layer)}
    </>
  );
}

type Place = RefObject<HTMLElement | null>;

/** Notices when a number is hovered or gets the keyboard focus, and when that ends. */
function useCitedPointer(
  mark: Place,
  card: Place,
  ways: { isOpen: boolean; show(at: HTMLElement): void; hide(): void },
): void {
  const shown = useEffectEvent((at: HTMLElement) => ways.show(at));
  const hidden = useEffectEvent(() => ways.hide());
  const isOpen = useEffectEvent(() => ways.isOpen);
  useEffect(() => {
    const root = mark.current?.closest('[data-layer]');
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (ms: number, run: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(run, ms);
    };
    const hide = () => {
      clearTimeout(timer);
      hidden();
    };
    const showAtPointer = () => {
      const at = root.querySelector<HTMLElement>(`${citation}:hover`);
      if (at) later(openMs, () => shown(at));
    };
    const numberAt = (target: EventTarget | null) =>
      target instanceof Element ? target.closest<HTMLElement>(citation) : null;
    const isCard = (target: EventTarget | null) =>
      target instanceof Node && card.current?.contains(target) === true;
    const onPointer = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const at = numberAt(target);
      if (at) later(isOpen() ? 0 : openMs, () => shown(at));
      else if (isCard(target)) clearTimeout(timer);
      else if (isOpen()) later(closeMs, hide);
      else clearTimeout(timer);
    };
    const onFocus = ({ target }: FocusEvent) => {
      const at = numberAt(target);
      if (at?.matches(':focus-visible')) shown(at);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen() || isComposing(event)) return;
      // It was the topmost layer: those beneath stay open.
      event.preventDefault();
      hide();
    };
    root.addEventListener('pointerover', (event) => onPointer(event as PointerEvent), { signal });
    root.addEventListener('pointerleave', () => later(closeMs, hide), { signal });
    root.addEventListener('focusin', (event) => onFocus(event as FocusEvent), { signal });
    root.addEventListener('focusout', (event) => numberAt(event.target) && hide(), { signal });
    root.addEventListener('click', hide, { signal, capture: true });
    root.addEventListener('scroll', hide, { signal, capture: true, passive: true });
    // A resting pointer causes no event when the text moves beneath it.
    root.addEventListener('scrollend', showAtPointer, { signal, capture: true, passive: true });
    root.ownerDocument.addEventListener('keydown', onKey, { signal, capture: true });
    // The pointer may have been there before the card was mounted.
    showAtPointer();
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [mark, card]);
}

/**
 * Places the card below its number, or above where there is no room, and links it to the number for
 * screen readers.
 */
function useBesideNumber(cardRef: Place, shown: Shown | undefined, id: string): void {
  useLayoutEffect(() => {
    const element = cardRef.current;
    if (!shown || !element) return;
    const room = shown.layer.getBoundingClientRect();
    const { left, top, bottom } = shown.at.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = element;
    const below = bottom - room.top + gap;
    const y = below + height + gap <= room.height ? below : top - room.top - gap - height;
    const x = Math.min(left - room.left - gap, room.width - width - gap);
    element.style.translate = `${Math.max(gap, x)}px ${Math.max(gap, y)}px`;
    shown.at.setAttribute('aria-describedby', id);
    return () => shown.at.removeAttribute('aria-describedby');
  }, [cardRef, shown, id]);
}

function Told({ ref, id, source, quotes }: Shown & { ref: React.Ref<HTMLDivElement>; id: string }) {
  if (!source) return null;
  const name = sourceName(source);
  const [quote] = quotes;
  const [before, marked, after] = quote ? partsOfQuote(quote) : [];
  return (
    <div ref={ref} id={id} role="tooltip" data-citation-card="">
      <p className="m-0 flex items-center gap-2 text-meta text-ink-2">
        <SourceLogos logos={[{ host: hostOf(source.link), name }]} max={1} size={16} />
        <span className="min-w-0 truncate">{name}</span>
        {source.release_time ? (
          <span className="shrink-0">
            · <ClockLabel time={source.release_time} />
          </span>
        ) : null}
      </p>
      {source.title && (
        <p
          lang={titleTag(source)}
          className="mt-1.5 mb-0 line-clamp-2 font-title text-brief font-semibold"
        >
          {source.title}
        </p>
      )}
      {quote && (
        <blockquote lang={quote.lang} className="mt-2 mb-0 line-clamp-6 text-small">
          {before}
          {marked && <mark>{marked}</mark>}
          {after}
        </blockquote>
      )}
    </div>
  );
}
