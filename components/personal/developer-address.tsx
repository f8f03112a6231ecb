'use client';
import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { openAddress } from '@/lib/browser/address';
import { safeHref } from '@/lib/model/wire/safe-href';
import type { PopupRowProps } from '../popups/registry';

/** Leads to another build: a prompt for those who make it, in local and test environments only. */
export default function DeveloperAddress({
  open,
  onClose,
  onClosed,
}: PopupRowProps<'developer-address'>) {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const [text, setText] = useState('');
  const inputId = useId();
  const errorId = useId();
  const href = safeHref(text.trim());
  const wrong = text.trim() !== '' && !href;
  return (
    <Dialog
      open={open}
      title={t('developerAddress')}
      onClose={() => onClose()}
      onClosed={onClosed}
      actions={
        <>
          <Button look="quiet" onClick={() => onClose()}>
            {common('cancel')}
          </Button>
          <Button type="submit" form={`${inputId}-form`} look="solid" disabled={!href}>
            {t('openAddress')}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
