import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { SignUpScreen } from '@/components/screens/sign-up-screen';
import { messagesOf, requestLanguage } from '@/lib/i18n';
import { newSignUp } from '@/lib/model/account/sign-up';
import { toTag } from '@/lib/model/text/languages';
import { readLoginMethods, readSite } from '@/lib/server/pages/pages';
import { readSignUpQuery } from '@/lib/server/identity/sign-up-query';

const namespaces = ['common', 'errors', 'account', 'signIn'] as const;

type Query = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Query): Promise<Metadata> {
  const [t, { action }, { deployment }] = await Promise.all([
    getTranslations('account.titles'),
    query(searchParams),
    readSite(),
  ]);
  // Same heading as the screen itself.
  const first = newSignUp({ region: deployment.region, start: 'page', action });
  return { title: t(first.action), robots: { index: false } };
}

const query = async (searchParams: Query['searchParams']) => readSignUpQuery(await searchParams);

/** The sign-up and sign-in. */
export default async function SignUpPage({ searchParams }: Query) {
  const language = await requestLanguage();
  const [messages, methods, asked] = await Promise.all([
    messagesOf(language, namespaces),
    readLoginMethods(),
    query(searchParams),
  ]);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <SignUpScreen start={{ methods, ...asked }} />
    </MessagesProvider>
  );
}
