'use client';
import { useTranslations } from 'next-intl';
import { useState, type Ref } from 'react';
import { Icon } from '@/components/ui/icon';
import { TextField } from '@/components/ui/text-field';
import { isPhone, phoneCodes, typedPhone, type Phone } from '@/lib/model/account/phone';

/** The least number of digits of a complete number. */
const mobileDigits = 10;

/** A phone number of one of the countries; "the error appears once typed and invalid". */
export function PhoneField({
  value,
  onChange,
  error,
  ref,
}: {
  value: Phone;
  onChange(value: Phone): void;
  /** The service's error for the number. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}) {
  const t = useTranslations('account.phone');
  const [left, setLeft] = useState(false);
  // No error while the number is being typed: only once the field is left, or the number is long
  // enough.
  const typed = value.phone !== '' && (left || value.phone.length >= mobileDigits);
  const wrong = typed && !isPhone(value);
  return (
    <TextField
      ref={ref}
      label={t('label')}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      value={value.phone}
      onChange={({ target }) => onChange(typedPhone(target.value, value.code))}
      onBlur={() => setLeft(true)}
      error={error ?? (wrong ? t('invalid') : undefined)}
      before={
        <span className="relative flex shrink-0 items-center border-r border-hairline">
          <select
            aria-label={t('code')}
            value={value.code}
            onChange={({ target }) => {
              const code = phoneCodes.find((one) => one === target.value);
              if (code) onChange({ ...value, code });
            }}
            className="tabular min-h-12 appearance-none rounded-l-cover bg-transparent pr-[30px] pl-[16px] text-body outline-offset-[-2px]"
          >
            {phoneCodes.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </select>
          <span className="pointer-events-none absolute right-2 text-ink-2">
            <Icon name="down" size={16} />
          </span>
        </span>
      }
    />
  );
}
