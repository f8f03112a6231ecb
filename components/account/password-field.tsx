'use client';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode, type Ref } from 'react';
import { TextField } from '@/components/ui/text-field';
import { AccountIcon } from './account-icon';

/** A password, hidden unless the reader wants to see it. */
export function PasswordField({
  value,
  onChange,
  label,
  of,
  fresh,
  error,
  hint,
  ref,
}: {
  value: string;
  onChange(value: string): void;
  /** "Password" by default. */
  label?: string;
  /** The account it belongs to, where its address is not a field beside it. */
  of?: string;
  /** Whether the password is chosen now, rather than an existing one. */
  fresh: boolean;
  error?: string;
  hint?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useTranslations('account.password');
  const [shown, setShown] = useState(false);
  return (
    <>
      {/* Lets password managers store both together. */}
      {of !== undefined && (
        <input type="hidden" name="username" autoComplete="username" value={of} />
      )}
      <TextField
        ref={ref}
        label={label ?? t('label')}
        type={shown ? 'text' : 'password'}
        autoComplete={fresh ? 'new-password' : 'current-password'}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
        hint={hint}
        after={
          <button
            type="button"
            aria-label={t(shown ? 'hide' : 'show')}
            onClick={() => setShown(!shown)}
            className="target mr-1 shrink-0 text-ink-2"
          >
            <AccountIcon name={shown ? 'eye-off' : 'eye'} />
          </button>
        }
      />
    </>
  );
}
