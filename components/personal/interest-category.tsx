'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { ToggleChip } from '@/components/ui/toggle-chip';
import {
  categoryState,
  topicKey,
  type Category,
  type Selection,
  type Topic,
} from '@/lib/model/feed/interests';

const checked = { none: false, some: 'mixed', all: true } as const;

/** A category that can be ticked as a whole, and its keywords. */
export function InterestCategory({
  label,
  heading: Heading,
  category,
  selection,
  onToggleAll,
  onToggle,
}: {
  label: string;
  heading: 'h2' | 'h3';
  category: Category;
  selection: Selection;
  onToggleAll(): void;
  onToggle(topic: Topic): void;
}) {
  const t = useTranslations('interests');
  const state = categoryState(selection, category);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="pt-4">
      <div className="flex items-center justify-between gap-4">
        <Heading id={titleId} className="m-0 text-brief font-semibold">
          {label}
        </Heading>
        <button
          type="button"
          role="checkbox"
          aria-checked={checked[state]}
          aria-label={t('all', { category: label })}
          onClick={onToggleAll}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 text-small text-accent active:bg-press hover:bg-press"
        >
          {t(state === 'all' ? 'none' : 'everything')}
        </button>
      </div>
      <ul className="m-0 mt-1 flex list-none flex-wrap gap-2 p-0">
        {category.keywords.map((keyword) => {
          const topic = { category: category.category, keyword };
          const chosen = selection.draft.has(topicKey(topic));
          return (
            <li key={keyword} className="max-w-full">
              <ToggleChip pressed={chosen} onPress={() => onToggle(topic)}>
                <span className="truncate">{keyword}</span>
              </ToggleChip>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
