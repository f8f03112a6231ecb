import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { BuildingPage } from '@/components/legal/building-page';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('legal.building');
  return { title: t('title'), robots: { index: false } };
}

/** The placeholder for every document on the public site. */
export default function Building() {
  return <BuildingPage />;
}
