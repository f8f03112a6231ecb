import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { ApiReference } from '@/components/reference/api-reference';
import { apiReference } from '@/lib/server/pages/api-reference';
import { readSite } from '@/lib/server/pages/pages';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('reference');
  return { title: t('title') };
}

/** The API reference, for developers. */
export default async function Page() {
  const [{ deployment }, sent] = await Promise.all([readSite(), headers()]);
  return <ApiReference groups={apiReference(deployment, sent.get('host'))} />;
}
