'use client';
import { useEffect, useRef, type ReactNode } from 'react';

/**
 * One step: its heading, its content, and its buttons at the bottom. The heading takes the focus
 * when the step appears, unless something in the step has taken it.
 */
export function StepFrame({
  title,
  heading: Heading = 'h2',
  titleId,
  text,
  footer,
  onSubmit,
  children,
}: {
  title: string;
  heading?: 'h1' | 'h2';
  titleId?: string;
  text?: ReactNode;
  footer?: ReactNode;
  onSubmit?(): void;
  children?: ReactNode;
}) {
  const frame = useRef<HTMLFormElement>(null);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (!frame.current?.contains(activeElement)) top.current?.focus({ preventScroll: true });
  }, []);
  return (
    <form
      ref={frame}
      noValidate
      className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Heading
        ref={top}
        id={titleId}
        tabIndex={-1}
        className="mt-2 font-title text-article-title font-semibold text-balance outline-none"
      >
        {title}
      </Heading>
      {text && <div className="mt-2 text-brief wrap-anywhere text-ink-2">{text}</div>}
      <div className="flex flex-1 flex-col gap-4 pt-6 pb-6">{children}</div>
      {footer && (
        <div data-bottom-inset="form" className="flex flex-col gap-3">
          {footer}
        </div>
      )}
    </form>
  );
}
