'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

/** A search field and its button. */
export function SearchForm({
  label,
  maxLength,
  initial = '',
  onSearch,
}: {
  label: string;
  maxLength: number;
  initial?: string;
  onSearch(words: string): void;
}) {
  const t = useTranslations('console');
  const [words, setWords] = useState(initial);
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(words.trim());
      }}
    >
      <TextField
        label={label}
        type="search"
        maxLength={maxLength}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        className="min-w-0 flex-1"
      />
      <Button type="submit" className="min-h-13">
        {t('searchAct')}
      </Button>
    </form>
  );
}
