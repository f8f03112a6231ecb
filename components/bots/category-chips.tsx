'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { langTag, pick } from '@/lib/model/text/languages';
import { useBotCategories } from '@/lib/state/bots/bots';
import { settingAtom } from '@/lib/state/page/settings';

/** The categories that have bots, of which at most one is chosen; a second press clears it. */
export function CategoryChips({
  chosen,
  counted = false,
  onChoose,
}: {
  chosen: string | undefined;
  /** Whether each shows how many bots it has. */
  counted?: boolean;
  onChoose(category: string | undefined): void;
}) {
  const t = useTranslations('bots');
  const language = useAtomValue(settingAtom('language'));
  const categories = useBotCategories();
  if (categories.length === 0) return null;
  return (
    <div role="group" aria-label={t('categories')} className="mx-4 mt-3 flex flex-wrap gap-2">
      {categories.map(({ category, name: names, bot_count }) => {
        const name = pick(names, language);
        return (
          <ToggleChip
            key={category}
            pressed={chosen === category}
            onPress={() => onChoose(chosen === category ? undefined : category)}
          >
            <span lang={langTag(name?.lang)}>{name?.text}</span>
            {counted && <span className="tabular text-ink-2">{bot_count}</span>}
          </ToggleChip>
        );
      })}
    </div>
  );
}
