'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Theme } from '@/lib/contract';
import { wordsIn, wordsProblem } from '@/lib/model/feed/theme-words';
import { useRested } from '@/lib/state/topics/proposal';
import { changesOf } from '@/lib/state/page/typed-draft';
import { useThemeDraft, type TypedTheme } from '@/lib/state/topics/theme-draft';
import { useThemeAct, useThemePreview } from '@/lib/state/topics/themes';
import { ThemeChoices, ThemePreview, ThemeWords, wordFields } from './theme-fields';

/** A theme in the service's format, except for the address of a new one. */
const givenOf = ({ name, keywords, excluded, sources, languages, shared }: TypedTheme) => ({
  name: name.trim(),
  keywords: wordsIn(keywords),
  excluded: wordsIn(excluded),
  sources: wordsIn(sources),
  ...{ languages, shared },
});

/** A theme's settings, with a preview; for a new one, or an existing one. */
export function ThemeForm({
  theme,
  onSaved,
  onMade,
  onGone,
}: {
  theme?: Theme;
  onSaved(theme: Pick<Theme, 'theme_id'>): void;
  /** A new theme was created, but its address was refused: the form stays. */
  onMade?(): void;
  /** It was deleted meanwhile, in another tab or on another device. */
  onGone?(): void;
}) {
  const t = useTranslations('themes');
  const act = useThemeAct();
  const { typed, before, change, forget } = useThemeDraft(theme);
  const [made, setMade] = useState<Pick<Theme, 'theme_id'> | undefined>(theme);
  /** The service's version, as far as this form knows. */
  const [held, setHeld] = useState(() => givenOf(before));
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const given = givenOf(typed);
  const { name, shared: _, ...words } = given;
  const isWrong = wordFields.some((field) => wordsProblem(typed[field]) !== undefined);
  const isRested = useRested(JSON.stringify(words)) === JSON.stringify(words);
  const preview = useThemePreview(isRested && !isWrong ? words : undefined);
  const address = typed.address.trim();

  const save = async () => {
    if (busy || name === '') return;
    setBusy(true);
    const feeds = address ? [address] : undefined;
    const answer = made
      ? // Untouched fields may have been changed elsewhere: they stay so.
        await act('ConfigTheme', { theme_id: made.theme_id, ...changesOf(given, held), feeds })
      : await act('CreateTheme', { ...given, feeds });
    setBusy(false);
    if (answer && !answer.theme) onGone?.();
    if (!answer?.theme) return;
    // The theme exists, whatever happened to its address: saving again changes it.
    setMade(answer.theme);
    setHeld(given);
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
        // The error may be out of view by now.
        if (isWrong) event.currentTarget.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        else void save();
      }}
    >
      <ThemeWords typed={typed} busy={busy} onChange={change} />
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
      <ThemeChoices typed={typed} busy={busy} onChange={change} />
      <ThemePreview items={preview} />
      <Button type="submit" look="solid" disabled={busy || name === ''}>
        {t('save')}
      </Button>
    </form>
  );
}
