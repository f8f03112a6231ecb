'use client';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { languageNames } from '@/components/shell/language-names';
import { searchDays, type Search } from '@/lib/model/feed/search';
import { languages } from '@/lib/model/text/languages';

/** One filter: the device's own select list, which is familiar and accessible. */
function Filter({
  label,
  value,
  any,
  choices,
  onChange,
}: {
  label: string;
  value: string;
  any: string;
  choices: readonly { value: string; text: string }[];
  onChange(value: string): void;
}) {
  return (
    <label className="relative inline-flex max-w-52">
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-11 max-w-full appearance-none truncate rounded-full border pr-9 pl-4 text-small ${value === '' ? 'border-hairline bg-raised text-ink' : 'border-accent bg-accent-soft font-medium text-accent'}`}
      >
        <option value="">{any}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.text}
          </option>
        ))}
      </select>
      <span className="pointer-events-none absolute top-3.5 right-3 text-ink-2">
        <Icon name="down" size={16} />
      </span>
    </label>
  );
}

/** The filters of a search: when, in which language, by whom. */
export function SearchFilters({
  search,
  sources,
  onChange,
}: {
  search: Search;
  /** The publishers in the results. */
  sources: readonly string[];
  onChange(search: Search): void;
}) {
  const t = useTranslations('search');
  const { lang, source, days } = search;
  // The chosen one stays among them, even if it found nothing.
  const offered = source === undefined || sources.includes(source) ? sources : [source, ...sources];
  return (
    <div role="group" aria-label={t('filters')} className="mx-4 mt-3 flex flex-wrap gap-2">
      <Filter
        label={t('time')}
        any={t('anyTime')}
        value={days === undefined ? '' : String(days)}
        choices={searchDays.map((one) => ({ value: String(one), text: t(`days.${one}`) }))}
        onChange={(value) =>
          onChange({ ...search, days: searchDays.find((one) => String(one) === value) })
        }
      />
      <Filter
        label={t('language')}
        any={t('anyLanguage')}
        value={lang ?? ''}
        choices={languages.map((one) => ({ value: one, text: languageNames[one] }))}
        onChange={(value) => onChange({ ...search, lang: languages.find((one) => one === value) })}
      />
      <Filter
        label={t('source')}
        any={t('anySource')}
        value={source ?? ''}
        choices={offered.map((name) => ({ value: name, text: name }))}
        onChange={(value) => onChange({ ...search, source: value || undefined })}
      />
    </div>
  );
}
