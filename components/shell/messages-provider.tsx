'use client';
import { NextIntlClientProvider } from 'next-intl';
import { createContext, useContext, useMemo, type ComponentProps } from 'react';
import { missingKey } from '@/lib/model/text/missing-key';
import { unpack, type Packed } from '@/lib/model/wire/packed';

type Provided = ComponentProps<typeof NextIntlClientProvider>;
type Messages = NonNullable<Provided['messages']>;

const Around = createContext<Messages>({});

/**
 * Cached by their text: the server renders the same messages for every page, of which there are a
 * few dozen.
 */
const unpacked = new Map<Packed<Messages>, Messages>();
const unpackedMost = 200;

function read(packed: Packed<Messages>): Messages {
  const known = unpacked.get(packed);
  if (known) return known;
  const words = unpack(packed);
  if (unpacked.size >= unpackedMost) unpacked.clear();
  unpacked.set(packed, words);
  return words;
}

/**
 * The messages of a page: only the namespaces that it needs are sent, besides those of its frame.
 */
export function MessagesProvider({
  messages,
  children,
  locale,
}: Pick<Provided, 'locale' | 'children'> & { messages: Messages | Packed<Messages> }) {
  const around = useContext(Around);
  const words = useMemo(
    () => ({
      ...around,
      ...(typeof messages === 'string' ? read(messages) : messages),
    }),
    [around, messages],
  );
  return (
    <NextIntlClientProvider
      timeZone="UTC"
      onError={() => undefined}
      getMessageFallback={missingKey}
      locale={locale}
      messages={words}
    >
      <Around value={words}>{children}</Around>
    </NextIntlClientProvider>
  );
}
