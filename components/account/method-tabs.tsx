'use client';
import { useTranslations } from 'next-intl';
import { useRef, type KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

type TabMethod = 'phone' | 'email';

/** "A phone tab and an email tab." */
export function MethodTabs({
  methods,
  value,
  panel,
  onChange,
}: {
  methods: readonly TabMethod[];
  value: TabMethod;
  /** The id of the panel that the tabs switch. */
  panel: string;
  onChange(method: TabMethod): void;
}) {
  const t = useTranslations('account.tabs');
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || isComposing(event)) return;
    event.preventDefault();
    const next = methods[(methods.indexOf(value) + step + methods.length) % methods.length];
    if (next === undefined) return;
    onChange(next);
    list.current?.querySelector<HTMLElement>(`[data-method="${next}"]`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('label')}
      onKeyDown={move}
      className="flex gap-6 border-b border-hairline"
    >
      {methods.map((method) => (
        <button
          key={method}
          type="button"
          role="tab"
          data-method={method}
          aria-selected={method === value}
          aria-controls={panel}
          tabIndex={method === value ? 0 : -1}
          onClick={() => onChange(method)}
          className="-mb-px min-h-11 border-b-2 border-transparent text-brief text-ink-2 aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink"
        >
          {t(method)}
        </button>
      ))}
    </div>
  );
}
