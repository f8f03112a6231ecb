'use client';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { missingKey } from '@/lib/model/text/missing-key';

/** The words of a page: only the namespaces that it needs travel with it. */
export function MessagesProvider(
  props: Pick<ComponentProps<typeof NextIntlClientProvider>, 'locale' | 'messages' | 'children'>,
) {
  return (
    <NextIntlClientProvider
      timeZone="UTC"
      onError={() => undefined}
      getMessageFallback={missingKey}
      {...props}
    />
  );
}
