'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogActions, DialogText } from '@/components/ui/dialog';
import { openAddress } from '@/lib/browser/history/address';
import { safeHref } from '@/lib/model/wire/safe-href';
import type { PopupContentProps } from '@/components/shell/popup-content';

/** Opens another build: a prompt for developers, in local and test environments only. */
export default function DeveloperAddress({ close }: PopupContentProps<'developer-address'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const [text, setText] = useState('');
  const inputId = useId();
  const errorId = useId();
  const href = safeHref(text.trim());
  const wrong = text.trim() !== '' && !href;
  return (
    <>
      <DialogText>
        <form
          id={`${inputId}-form`}
          onSubmit={(event) => {
            event.preventDefault();
            if (href) openAddress(href);
          }}
        >
          <label htmlFor={inputId} className="text-meta">
            {t('developerAddressText')}
          </label>
          <input
            id={inputId}
            type="text"
            inputMode="url"
            autoCapitalize="off"
            autoComplete="off"
            spellCheck={false}
            value={text}
            aria-invalid={wrong}
            aria-describedby={wrong ? errorId : undefined}
            onChange={({ target }) => setText(target.value)}
            className="mt-1 block min-h-11 w-full rounded-lg border border-hairline bg-paper px-3 text-brief text-ink"
          />
          {wrong && (
            <p id={errorId} className="mt-1 mb-0 text-meta text-danger">
              {t('developerAddressWrong')}
            </p>
          )}
        </form>
      </DialogText>
      <DialogActions>
        <Button look="quiet" onClick={() => close()}>
          {common('cancel')}
        </Button>
        <Button type="submit" form={`${inputId}-form`} look="solid" disabled={!href}>
          {t('openAddress')}
        </Button>
      </DialogActions>
    </>
  );
}
