'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Icon } from '@/components/ui/icon';
import { isComposing } from '@/components/ui/is-composing';
import { isSpelling } from '@/components/ui/is-spelling';
import { searchQueryChars } from '@/lib/model/feed/search';

/** The search field. It works without scripts, too: the address is the search. */
export function SearchField({
  value,
  onChange,
  onSubmit,
}: {
  value: string;
  onChange(value: string): void;
  onSubmit(): void;
}) {
  const t = useTranslations('search');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The field's text while an input method composes a word: it is not searched for.
  const [spelled, setSpelled] = useState<string>();
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    if (isSpelling(nativeEvent)) return setSpelled(target.value);
    setSpelled(undefined);
    onChange(target.value);
  };
  useEffect(() => {
    // A reader who comes to search can type at once; one who comes back reads.
    if (input.current?.value === '') input.current.focus({ preventScroll: true });
  }, []);
  return (
    <form
      role="search"
      className="mx-4 flex min-h-12 items-center rounded-full border border-field bg-paper pl-4 has-[input:focus-visible]:border-accent has-[input:focus-visible]:outline-1 has-[input:focus-visible]:outline-accent"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        // This takes the keyboard of a phone off the results; on a desk the arrows lead from the field
        // to them.
        if (window.matchMedia?.('(pointer: coarse)').matches) input.current?.blur();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <span className="text-ink-2">
        <Icon name="search" />
      </span>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        value={spelled ?? value}
        maxLength={searchQueryChars}
        placeholder={t('placeholder')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={change}
        onCompositionEnd={({ currentTarget }) => {
          if (spelled === undefined) return;
          setSpelled(undefined);
          onChange(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '' || isComposing(event)) return;
          event.preventDefault();
          onChange('');
        }}
        className="min-h-11 min-w-0 flex-1 appearance-none bg-transparent px-3 text-body outline-none placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <IconButton
          icon="close"
          label={t('clear')}
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </form>
  );
}
