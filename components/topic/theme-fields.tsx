'use client';
import { useTranslations } from 'next-intl';
import { TextField } from '@/components/ui/text-field';
import { ToggleChip } from '@/components/ui/toggle-chip';
import type { ThemeItem } from '@/lib/contract';
import { themeNameChars, themeWordChars, themeWordsMost } from '@/lib/model/limits/themes';
import { wordsProblem } from '@/lib/model/feed/theme-words';
import { languages } from '@/lib/model/text/languages';
import type { TypedTheme } from '@/lib/state/topics/theme-draft';
import { LocalizedLine } from './localized-line';

/** A theme's fields that are lists of words. */
export const wordFields = ['keywords', 'excluded', 'sources'] as const;

const limits = { most: themeWordsMost, chars: themeWordChars };

type FieldProps = {
  typed: TypedTheme;
  busy: boolean;
  onChange(change: Partial<TypedTheme>): void;
};

/** Its name and its words, each with its error. */
export function ThemeWords({ typed, busy, onChange }: FieldProps) {
  const t = useTranslations('themes');
  return (
    <>
      <TextField
        label={t('name')}
        value={typed.name}
        maxLength={themeNameChars}
        readOnly={busy}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      {wordFields.map((field) => {
        const problem = wordsProblem(typed[field]);
        return (
          <TextField
            key={field}
            label={t(`fields.${field}.label`)}
            hint={t(`fields.${field}.hint`)}
            error={problem && t(`problems.${problem}`, limits)}
            value={typed[field]}
            readOnly={busy}
            autoCapitalize="none"
            onChange={({ target }) => onChange({ [field]: target.value })}
          />
        );
      })}
    </>
  );
}

/** Its languages, and whether others may follow it. */
export function ThemeChoices({ typed, busy, onChange }: FieldProps) {
  const t = useTranslations('themes');
  return (
    <>
      <fieldset className="m-0 border-0 p-0">
        <legend className="mb-1.5 p-0 text-small font-medium">{t('languagesLabel')}</legend>
        <div className="flex flex-wrap gap-2">
          {languages.map((one) => {
            const on = typed.languages.includes(one);
            const others = typed.languages.filter((other) => other !== one);
            return (
              <ToggleChip
                key={one}
                pressed={on}
                locked={busy}
                onPress={() => onChange({ languages: on ? others : [...typed.languages, one] })}
              >
                {t(`languages.${one}`)}
              </ToggleChip>
            );
          })}
        </div>
      </fieldset>
      <div>
        <ToggleChip
          pressed={typed.shared}
          locked={busy}
          onPress={() => onChange({ shared: !typed.shared })}
        >
          {t('share')}
        </ToggleChip>
        <p className="mt-1.5 mb-0 text-small text-ink-2">
          {t(typed.shared ? 'sharedText' : 'privateText')}
        </p>
      </div>
    </>
  );
}

/** The first items that it would show; nothing until they are known. */
export function ThemePreview({ items }: { items: readonly ThemeItem[] | undefined }) {
  const t = useTranslations('themes');
  return (
    <div role="status" className="text-small">
      {items && <p className="m-0 text-ink-2">{t(items.length > 0 ? 'preview' : 'previewNone')}</p>}
      <ul className="m-0 list-none p-0">
        {items?.map(({ id, title }) => (
          <li key={id} className="py-0.5">
            <LocalizedLine text={title} className="line-clamp-1" />
          </li>
        ))}
      </ul>
    </div>
  );
}
