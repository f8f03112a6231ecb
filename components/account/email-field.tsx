'use client';
import { useTranslations } from 'next-intl';
import { useState, type Ref } from 'react';
import { TextField } from '@/components/ui/text-field';
import { emailOf, isEmail } from '@/lib/model/account/email';

/** An e-mail address; an invalid one is reported once the field loses the focus. */
export function EmailField({
  value,
  onChange,
  error,
  ref,
}: {
  value: string;
  onChange(value: string): void;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useTranslations('account.email');
  const [left, setLeft] = useState(false);
  const wrong = left && value !== '' && !isEmail(emailOf(value));
  return (
    <TextField
      ref={ref}
      label={t('label')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => setLeft(true)}
      error={error ?? (wrong ? t('invalid') : undefined)}
    />
  );
}
