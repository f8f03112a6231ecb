// The language of a page: the reader's choice (cookie), else the browser's preference, else the
// deployment's. A key without a text shows as "Missing key: {key}", never as an error.
import { getRequestConfig, getTranslations } from 'next-intl/server';
import { cookies, headers } from 'next/headers';
import type messages from '@/messages/en.json';
import { rulesOf } from '@/lib/model/region-rules';
import { settingRows } from '@/lib/model/settings';
import { missingKey } from '@/lib/model/text/missing-key';
import { toLanguage, toTag, type Language } from '@/lib/model/text/languages';
import { acceptedLanguage, wishedLanguage } from '@/lib/model/text/accept-language';
import { pack, type Packed } from '@/lib/model/wire/packed';
import { deploymentFor } from '@/lib/server/process/deployment-table';

export type Messages = typeof messages;
export type Namespace = keyof Messages;

/** The language of the request being answered. */
export async function requestLanguage(): Promise<Language> {
  const [jar, sent] = await Promise.all([cookies(), headers()]);
  const standard = deploymentFor(sent)?.defaultLanguage ?? 'en';
  const wished = acceptedLanguage(sent.get('accept-language'), standard);
  return toLanguage(jar.get(settingRows.language.cookie)?.value, wished);
}

/**
 * The language of a preview. A crawler that fetches previews states no preference: then the link's
 * language is used, which is that of the person who shared it.
 */
export async function previewLanguage(ofLink: string | undefined): Promise<Language> {
  const [jar, sent, own] = await Promise.all([cookies(), headers(), requestLanguage()]);
  const wishes =
    jar.has(settingRows.language.cookie) ||
    wishedLanguage(sent.get('accept-language')) !== undefined;
  return wishes ? own : toLanguage(ofLink, own);
}

/** By language and namespaces: one entry for each kind of page. */
const packed = new Map<string, Packed<Partial<Messages>>>();

/** The namespaces of the frame around every page, which are always loaded. */
const frameNamespaces: readonly Namespace[] = ['common', 'errors'];

/** The messages of the frame around every page. */
export const frameMessages = (language: Language) => packedMessages(language, frameNamespaces);

/** The messages of some namespaces: a page sends its browser only these, and none twice. */
export async function messagesOf(language: Language, namespaces: readonly Namespace[]) {
  // The page's URL may set another language than that of its frame.
  const frame = language === (await requestLanguage()) ? frameNamespaces : [];
  return packedMessages(
    language,
    namespaces.filter((name) => !frame.includes(name)),
  );
}

async function packedMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Packed<Partial<Messages>>> {
  const key = [language, ...namespaces].join(' ');
  const kept = packed.get(key);
  if (kept !== undefined) return kept;
  const all = await readMessages(language);
  const made = pack<Partial<Messages>>(
    Object.fromEntries(namespaces.map((name) => [name, all[name]])),
  );
  packed.set(key, made);
  return made;
}

/**
 * The messages of a screen that may ask a visitor to sign in: includes those of the sign-in if it
 * opens in place, but not if it is a page of its own, which has its own messages.
 */
export async function screenMessages(
  language: Language,
  namespaces: readonly Namespace[],
): Promise<Packed<Partial<Messages>>> {
  const region = deploymentFor(await headers())?.region;
  const inPlace = region !== undefined && !rulesOf(region).asksBeforeSignIn;
  return messagesOf(language, inPlace ? [...namespaces, 'account'] : namespaces);
}

/** The texts of one namespace in a language that the page chose itself. */
export async function textsIn(language: Language, namespace: Namespace): Promise<Texts> {
  const t = await getTranslations({ locale: toTag(language), namespace });
  // A test of the messages checks the keys; here they are typed loosely, as components need them.
  return t as unknown as Texts;
}

export type Texts = (key: string, values?: Record<string, string | number>) => string;

const files: Record<Language, () => Promise<{ default: Messages }>> = {
  en: () => import('../messages/en.json'),
  zh: () => import('../messages/zh.json'),
  ph: () => import('../messages/ph.json'),
};

const readMessages = async (language: Language): Promise<Messages> =>
  (await files[language]()).default;

export default getRequestConfig(async ({ locale }) => {
  // A page that chose its own language, as share pages do, passes it.
  const language = locale ? toLanguage(locale, 'en') : await requestLanguage();
  return {
    locale: toTag(language),
    messages: await readMessages(language),
    timeZone: 'UTC',
    onError: () => undefined,
    getMessageFallback: missingKey,
  };
});
