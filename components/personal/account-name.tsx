'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isComposing } from '@/components/ui/is-composing';
import { TextField } from '@/components/ui/text-field';
import { accountName } from '@/lib/model/text/account-name';
import { accountNameChars } from '@/lib/model/limits/account';
import { renameAtom } from '@/lib/state/account/own-account';

/** The reader's name, and changing it. Input stays after a failure. */
export function AccountName({ name }: { name: string }) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const rename = useSetAtom(renameAtom);
  const [typed, setTyped] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const editing = typed !== undefined;
  useEffect(() => {
    if (editing) input.current?.select();
    else if (wasEditing.current) change.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (!editing) {
    return (
      <div className="flex items-center justify-between gap-3 px-3">
        <p className="m-0 min-w-0 text-brief">
          <span className="block text-small text-ink-2">{t('name')}</span>
          <span className="block truncate">{name}</span>
        </p>
        <Button
          ref={change}
          look="quiet"
          aria-label={t('changeName')}
          onClick={() => setTyped(name)}
        >
          {t('change')}
        </Button>
      </div>
    );
  }
  const wanted = typed.trim();
  const save = async () => {
    if (wanted === '' || busy) return;
    // The service would refuse it.
    if (accountName(wanted) === undefined) return setRefused(wanted);
    if (wanted === name) return setTyped(undefined);
    setBusy(true);
    const taken = await rename(wanted);
    setBusy(false);
    if (taken) setTyped(undefined);
  };
  return (
    <form
      className="px-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || isComposing(event)) return;
        // Closes the field, not the popup around it.
        event.preventDefault();
        if (!busy) setTyped(undefined);
      }}
    >
      <TextField
        ref={input}
        label={t('name')}
        value={typed}
        readOnly={busy}
        error={refused === wanted ? t('nameRule') : undefined}
        maxLength={accountNameChars}
        autoComplete="nickname"
        enterKeyHint="done"
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="mt-1 flex justify-end gap-2">
        <Button look="quiet" disabled={busy} onClick={() => setTyped(undefined)}>
          {common('cancel')}
        </Button>
        <Button type="submit" look="solid" disabled={wanted === '' || busy}>
          {t('saveName')}
        </Button>
      </div>
    </form>
  );
}
