import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound, redirect } from 'next/navigation';
import { ConsoleScreen } from '@/components/screens/console-screen';
import { MessagesProvider } from '@/components/shell/messages-provider';
import { requestLanguage, screenMessages } from '@/lib/i18n';
import { toTag } from '@/lib/model/text/languages';
import { readSite } from '@/lib/server/pages/pages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console');
  return { title: t('title'), robots: { index: false } };
}

const namespaces = ['common', 'errors', 'signIn', 'popup', 'console', 'day'] as const;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/**
 * For operators, on inner hosts only: elsewhere the page does not exist. The calls behind it check
 * again.
 */
export default async function ConsolePage({ searchParams }: Props) {
  const { deployment, reader } = await readSite();
  const { section, q } = await searchParams;
  const at = { section: String(section ?? ''), query: String(q ?? '') };
  if (!deployment.inner) notFound();
  if (!reader) {
    const named = new URLSearchParams({
      ...(at.section && { section: at.section }),
      ...(at.query && { q: at.query }),
    });
    const next = named.size > 0 ? `/inner/console?${named}` : '/inner/console';
    redirect(`/m/signup?next=${encodeURIComponent(next)}`);
  }
  const language = await requestLanguage();
  const messages = await screenMessages(language, namespaces);
  return (
    <MessagesProvider locale={toTag(language)} messages={messages}>
      <ConsoleScreen open={reader.operator !== false} at={at} />
    </MessagesProvider>
  );
}
