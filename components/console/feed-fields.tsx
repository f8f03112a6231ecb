'use client';
import { useLocale, useTranslations } from 'next-intl';
import { languageNames } from '@/components/shell/language-names';
import { Switch } from '@/components/ui/switch';
import { TextField } from '@/components/ui/text-field';
import { allTabs } from '@/lib/model/feed/further-tabs';
import { feedTitleChars } from '@/lib/model/limits/operating';
import { languages, pickText, readLanguage, type Language } from '@/lib/model/text/languages';
import { SelectField } from './select-field';

/** `lang` null: each item says its own. */
export type FeedDraft = { title: string; tab: string; lang: Language | null; full_text: boolean };

/** An operator's settings of a feed: its name, its tab, its language, its pages. */
export function FeedFields({
  draft,
  unnamed,
  onChange,
}: {
  draft: FeedDraft;
  /** Its name where none is set. */
  unnamed?: string;
  onChange(change: Partial<FeedDraft>): void;
}) {
  const t = useTranslations('console.feeds');
  const language = readLanguage(useLocale()) ?? 'en';
  const tabs = allTabs.map(({ key, name }) => ({ value: key, text: pickText(name, language) }));
  const spoken = languages.map((one) => ({ value: one, text: languageNames[one] }));
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <TextField
        className="sm:col-span-2"
        label={t('name')}
        maxLength={feedTitleChars}
        value={draft.title}
        placeholder={unnamed}
        onChange={({ target }) => onChange({ title: target.value })}
      />
      <SelectField
        label={t('tab')}
        value={draft.tab}
        options={tabs}
        onChange={(tab) => onChange({ tab })}
      />
      <SelectField
        label={t('language')}
        value={draft.lang ?? ''}
        options={[{ value: '', text: t('anyLanguage') }, ...spoken]}
        onChange={(chosen) => onChange({ lang: languages.find((one) => one === chosen) ?? null })}
      />
      <div className="sm:col-span-2">
        <Switch
          label={t('fullText')}
          text={t('fullTextHint')}
          checked={draft.full_text}
          onChange={(full_text) => onChange({ full_text })}
        />
      </div>
    </div>
  );
}
