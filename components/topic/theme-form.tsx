'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ToggleChip } from '@/components/ui/toggle-chip';
import type { Theme } from '@/lib/contract';
import { wordsIn, wordsProblem } from '@/lib/model/feed/theme-words';
import { themeNameChars, themeWordChars, themeWordsMost } from '@/lib/model/limits/themes';
import { languages } from '@/lib/model/text/languages';
import { useRested } from '@/lib/state/topics/proposal';
import { useThemeDraft } from '@/lib/state/topics/theme-draft';
import { useThemeAct, useThemePreview } from '@/lib/state/topics/themes';
import { LocalizedLine } from './localized-line';

const fields = ['keywords', 'excluded', 'sources'] as const;

const limits = { most: themeWordsMost, chars: themeWordChars };

/** What a theme looks for, with what it would show; of a new one, or of one that is there. */
export function ThemeForm({
  theme,
  onSaved,
  onMade,
}: {
  theme?: Theme;
  onSaved(theme: Pick<Theme, 'theme_id'>): void;
  /** A new theme is there, but its address was refused: the form stays. */
  onMade?(): void;
}) {
  const t = useTranslations('themes');
  const act = useThemeAct();
  const { typed, change, forget } = useThemeDraft(theme);
  const [made, setMade] = useState<Pick<Theme, 'theme_id'> | undefined>(theme);
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = {
    keywords: wordsIn(typed.keywords),
    excluded: wordsIn(typed.excluded),
    sources: wordsIn(typed.sources),
    languages: typed.languages,
  };
  const problems = fields.map((field) => wordsProblem(typed[field]));
  const isWrong = problems.some(Boolean);
  const isRested = useRested(JSON.stringify(words)) === JSON.stringify(words);
  const preview = useThemePreview(isRested && !isWrong ? words : undefined);
  const name = typed.name.trim();
  const address = typed.address.trim();

  const save = async () => {
    if (busy || name === '') return;
    setBusy(true);
    const given = { name, ...words, shared: typed.shared, feeds: address ? [address] : undefined };
    const answer = made
      ? await act('ConfigTheme', { theme_id: made.theme_id, ...given })
      : await act('CreateTheme', given);
    setBusy(false);
    if (!answer?.theme) return;
    // The theme is there, whatever became of its address: saving again changes it.
    setMade(answer.theme);
    forget();
    const refused = answer.feed_results?.find(({ error }) => error !== '');
    const { address: wrong = '', error = '' } = refused ?? {};
    setRefusal(refused && t('feeds.savedWithout', { address: wrong, error }));
    if (refused) onMade?.();
    else onSaved(answer.theme);
  };
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // What is wrong may be out of sight by now.
        if (isWrong) event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        else void save();
      }}
    >
      <TextField
        label={t('name')}
        value={typed.name}
        maxLength={themeNameChars}
        readOnly={busy}
        onChange={({ target }) => change({ name: target.value })}
      />
      {fields.map((field, index) => (
        <TextField
          key={field}
          label={t(`fields.${field}.label`)}
          hint={t(`fields.${field}.hint`)}
          error={problems[index] && t(`problems.${problems[index]}`, limits)}
          value={typed[field]}
          readOnly={busy}
          autoCapitalize="none"
          onChange={({ target }) => change({ [field]: target.value })}
        />
      ))}
      {!theme && (
        <TextField
          label={t('feeds.address')}
          hint={t('feeds.hint')}
          error={refusal}
          value={typed.address}
          readOnly={busy}
          inputMode="url"
          autoCapitalize="none"
          onChange={({ target }) => change({ address: target.value })}
        />
      )}
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
                onPress={() => change({ languages: on ? others : [...typed.languages, one] })}
              >
                {t(`languages.${one}`)}
              </ToggleChip>
            );
          })}
        </div>
      </fieldset>
      <div>
        <ToggleChip pressed={typed.shared} onPress={() => change({ shared: !typed.shared })}>
          {t('share')}
        </ToggleChip>
        <p className="mt-1.5 mb-0 text-small text-ink-2">
          {t(typed.shared ? 'sharedText' : 'privateText')}
        </p>
      </div>
      <div role="status" className="text-small">
        {preview && (
          <p className="m-0 text-ink-2">{t(preview.length > 0 ? 'preview' : 'previewNone')}</p>
        )}
        <ul className="m-0 list-none p-0">
          {preview?.map(({ id, title }) => (
            <li key={id} className="py-0.5">
              <LocalizedLine text={title} className="line-clamp-1" />
            </li>
          ))}
        </ul>
      </div>
      <Button type="submit" look="solid" disabled={busy || name === ''}>
        {t('save')}
      </Button>
    </form>
  );
}
