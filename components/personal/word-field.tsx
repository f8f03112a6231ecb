'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { draftOf } from '@/lib/browser/storage/draft';
import { muteChars, muteProblem } from '@/lib/model/feed/mutes';

/** A word of the reader's own. Input stays until it is accepted, even if the popup closes. */
export function WordField({
  busy,
  onAdd,
}: {
  busy: boolean;
  /** Returns whether it was accepted. */
  onAdd(word: string): Promise<boolean>;
}) {
  const t = useTranslations('mutes');
  const [draft] = useState(() => draftOf('mute'));
  const [typed, setTyped] = useState(draft.read);
  useEffect(() => draft.keep(typed), [draft, typed]);
  const [problem, setProblem] = useState<ReturnType<typeof muteProblem>>();
  const add = async () => {
    const found = muteProblem(typed);
    setProblem(found);
    if (found || busy) return;
    if (!(await onAdd(typed))) return;
    setTyped('');
    // The popup may be closed by now.
    draft.keep('');
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
        readOnly={busy}
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
