// Which language a page speaks: the reader's choice (cookie), else the browser's wish, else the
// deployment's. A key without a text shows as "Missing key: {key}", never as an error.
import { getRequestConfig } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import type messages from '@/messages/en.json';
import { missingKey } from '@/lib/model/missing-key';
import { acceptedLanguage, toLanguage, toTag, type Language } from '@/lib/model/languages';
import { deploymentFor } from '@/lib/server/deployment-table';

export type Messages = typeof messages;
export type Namespace = keyof Messages;

/** The language of the request that is being answered. */
export async function requestLanguage(): Promise<Language> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const standard = deploymentFor(sent)?.defaultLanguage ?? 'en';
  const wished = acceptedLanguage(sent.get('accept-language'), standard);
  return toLanguage(jar.get('language')?.value, wished);
}

/** The messages of some namespaces: a page sends its browser no others. */
export async function messagesOf(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Partial<Messages>> {
  const all = await readMessages(language);
  return Object.fromEntries(namespaces.map((name) => [name, all[name]]));
}

async function readMessages(language: Language): Promise<Messages> {
  const file: { default: Messages } = await import(`../messages/${language}.json`);
  return file.default;
}

export default getRequestConfig(async () => {
  const language = await requestLanguage();
  return {
    locale: toTag(language),
    messages: await readMessages(language),
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: missingKey,
  };
});
