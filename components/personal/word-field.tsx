'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { muteChars, muteProblem } from '@/lib/model/feed/mutes';

/** A word of the reader's own. What was typed stays until it is taken. */
export function WordField({
  busy,
  onAdd,
}: {
  busy: boolean;
  /** Answers whether it was taken; nothing where that closes the field. */
  onAdd(word: string): Promise<boolean | void>;
}) {
  const t = useTranslations('mutes');
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof muteProblem>>();
  const add = async () => {
    const found = muteProblem(typed);
    setProblem(found);
    if (found || busy) return;
    if (await onAdd(typed)) setTyped('');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField
        label={t('word')}
        labelHidden
        placeholder={t('word')}
        value={typed}
        error={problem && t(`problems.${problem}`, { most: muteChars.word })}
        hint={t('kinds.word.text')}
        autoComplete="off"
        autoCapitalize="none"
        enterKeyHint="done"
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(muteProblem(target.value) === 'long' ? 'long' : undefined);
        }}
        after={
          <Button type="submit" look="quiet" className="mr-1" aria-disabled={busy}>
            {t('add')}
          </Button>
        }
      />
    </form>
  );
}
