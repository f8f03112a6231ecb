import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Outbox } from '@/components/account/outbox';
import { readOutbox } from '@/lib/server/pages/outbox';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('outbox');
  return { title: t('title'), robots: { index: false } };
}

/** Messages that this machine could not deliver; a site that is not local has no such page. */
export default async function OutboxPage() {
  const messages = await readOutbox();
  if (!messages) notFound();
  const [t, format] = await Promise.all([getTranslations('outbox'), getFormatter()]);
  const texts = { title: t('title'), about: t('about'), empty: t('empty'), again: t('again') };
  const rows = messages.map(({ sent_at, ...message }) => ({
    ...message,
    time: format.dateTime(sent_at, { timeStyle: 'medium', dateStyle: 'short' }),
  }));
  return <Outbox texts={texts} messages={rows} />;
}
