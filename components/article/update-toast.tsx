'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type RefObject } from 'react';
import { updateToastMs } from '@/lib/model/limits/page';

/** True when any part of `element` is within the visible part of `box`. */
function isVisibleIn(element: Element, box: Element): boolean {
  const [inner, outer] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.bottom > outer.top && inner.top < outer.bottom;
}

/** Reports every version that replaces the one that was on the page first. */
export function UpdateNotice(props: { version: string; scroller: RefObject<HTMLElement | null> }) {
  const [first] = useState(props.version);
  return props.version === first ? null : <UpdateToast key={props.version} {...props} />;
}

/**
 * "After a content update a toast prompts the reader to scroll to the updated content; if already
 * visible, it only says that data was updated (1600 ms)."
 */
function UpdateToast({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const t = useTranslations('article');
  const [target, setTarget] = useState<Element | 'visible' | 'gone'>('gone');

  useEffect(() => {
    const show = setTimeout(() => {
      const box = scroller.current;
      const block = box?.querySelector('[data-updated]');
      setTarget(box && block && !isVisibleIn(block, box) ? block : 'visible');
    });
    const hide = setTimeout(() => setTarget('gone'), updateToastMs);
    return () => {
      clearTimeout(show);
      clearTimeout(hide);
    };
  }, [scroller]);

  return (
    <div role="status" className="absolute inset-x-0 bottom-16 z-20 flex justify-center">
      {target === 'visible' && (
        <span className="rounded-full bg-ink px-4 py-2 text-small text-paper shadow-float">
          {t('dataUpdated')}
        </span>
      )}
      {target instanceof Element && (
        <button
          type="button"
          onClick={() => {
            target.scrollIntoView({ block: 'center' });
            setTarget('gone');
          }}
          className="min-h-11 rounded-full bg-ink px-5 text-small text-paper shadow-float"
        >
          {t('showUpdate')}
        </button>
      )}
    </div>
  );
}
