'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { ToggleChip } from '@/components/ui/toggle-chip';
import type { Theme } from '@/lib/contract';
import { themeNameChars } from '@/lib/model/limits/themes';
import { languages } from '@/lib/model/text/languages';
import { useRested } from '@/lib/state/topics/proposal';
import { useThemeAct, useThemePreview } from '@/lib/state/topics/themes';
import { LocalizedLine } from './localized-line';

const listOf = (typed: string) => [
  ...new Set(typed.split(/[,，、;；\n]/).flatMap((one) => one.trim() || [])),
];

const fields = ['keywords', 'excluded', 'sources'] as const;

/** What a theme looks for, with what it would show; of a new one, or of one that is there. */
export function ThemeForm({
  theme,
  onSaved,
}: {
  theme?: Theme;
  onSaved(theme: Pick<Theme, 'theme_id'>): void;
}) {
  const t = useTranslations('themes');
  const act = useThemeAct();
  const [name, setName] = useState(theme?.name ?? '');
  const [typed, setTyped] = useState({
    keywords: theme?.keywords.join(', ') ?? '',
    excluded: theme?.excluded.join(', ') ?? '',
    sources: theme?.sources.join(', ') ?? '',
  });
  const [address, setAddress] = useState('');
  const [made, setMade] = useState<Pick<Theme, 'theme_id'> | undefined>(theme);
  const [refusal, setRefusal] = useState<string>();
  const [spoken, setSpoken] = useState<readonly string[]>(theme?.languages ?? []);
  const [shared, setShared] = useState(theme?.shared ?? false);
  const [busy, setBusy] = useState(false);
  const wordsOf = ({ keywords, excluded, sources }: typeof typed) => ({
    ...{ keywords: listOf(keywords), excluded: listOf(excluded), sources: listOf(sources) },
    languages: [...spoken],
  });
  const rested = useRested(JSON.stringify(wordsOf(typed)));
  const isRested = rested === JSON.stringify(wordsOf(typed));
  const preview = useThemePreview(isRested ? wordsOf(typed) : { ...wordsOf(typed), keywords: [] });

  const save = async () => {
    if (busy || name.trim() === '') return;
    setBusy(true);
    const feeds = address.trim() ? [address.trim()] : undefined;
    const given = { name: name.trim(), ...wordsOf(typed), shared, feeds };
    const answer = made
      ? await act('ConfigTheme', { theme_id: made.theme_id, ...given })
      : await act('CreateTheme', given);
    setBusy(false);
    if (!answer?.theme) return;
    // The theme is there, whatever became of its address: saving again changes it.
    setMade(answer.theme);
    const refused = answer.feed_results?.find(({ error }) => error !== '');
    setRefusal(refused && t('feeds.refused', refused));
    if (!refused) onSaved(answer.theme);
  };
  return (
    <form
      noValidate
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={themeNameChars}
        onChange={({ target }) => setName(target.value)}
      />
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`fields.${field}.label`)}
          hint={t(`fields.${field}.hint`)}
          value={typed[field]}
          autoCapitalize="none"
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      {!theme && (
        <TextField
          label={t('feeds.address')}
          hint={t('feeds.hint')}
          error={refusal}
          value={address}
          inputMode="url"
          autoCapitalize="none"
          onChange={({ target }) => setAddress(target.value)}
        />
      )}
      <div role="group" aria-label={t('languagesLabel')} className="flex flex-wrap gap-2">
        {languages.map((one) => (
          <ToggleChip
            key={one}
            pressed={spoken.includes(one)}
            onPress={() =>
              setSpoken(
                spoken.includes(one) ? spoken.filter((other) => other !== one) : [...spoken, one],
              )
            }
          >
            {t(`languages.${one}`)}
          </ToggleChip>
        ))}
      </div>
      <div>
        <ToggleChip pressed={shared} onPress={() => setShared(!shared)}>
          {t('share')}
        </ToggleChip>
        <p className="mt-1.5 mb-0 text-small text-ink-2">
          {t(shared ? 'sharedText' : 'privateText')}
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
      <Button type="submit" look="solid" disabled={busy || name.trim() === ''}>
        {t('save')}
      </Button>
    </form>
  );
}
