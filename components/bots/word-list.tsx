'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { TextField } from '@/components/ui/text-field';
import { withWord } from '@/lib/model/feed/bot-words';
import { botWordChars, botWordsMost } from '@/lib/model/limits/bots';

/** The reader's own words, each with a way to remove it. */
export function WordList({
  label,
  hint,
  words,
  typed,
  locked,
  onTyped,
  onChange,
}: {
  label: string;
  hint: string;
  words: readonly string[];
  /** Text in the field that is not in the list yet. */
  typed: string;
  /** While the words are being saved. */
  locked: boolean;
  onTyped(typed: string): void;
  onChange(words: string[]): void;
}) {
  const t = useTranslations('bots');
  const listId = useId();
  const full = words.length >= botWordsMost;
  return (
    <form
      noValidate
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        const now = withWord(words, typed);
        if (!now || locked) return;
        onChange(now);
        onTyped('');
      }}
    >
      <TextField
        label={label}
        hint={full ? t('wordsFull', { most: botWordsMost }) : hint}
        value={typed}
        readOnly={locked}
        maxLength={botWordChars}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onChange={({ target }) => onTyped(target.value)}
        after={
          <Button type="submit" look="quiet" className="mr-1" aria-disabled={full}>
            {t('add')}
          </Button>
        }
      />
      {words.length > 0 && (
        <ul id={listId} aria-label={label} className="m-0 mt-1 flex list-none flex-wrap gap-2 p-0">
          {words.map((word) => (
            <li
              key={word}
              className="inline-flex items-center rounded-full border border-hairline pl-4 text-small"
            >
              <span className="[overflow-wrap:anywhere]">{word}</span>
              <IconButton
                icon="close"
                size={16}
                label={t('removeWord', { word })}
                aria-disabled={locked || undefined}
                onClick={() => locked || onChange(words.filter((one) => one !== word))}
              />
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}
