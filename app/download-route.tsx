import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import { DownloadPage } from '@/components/legal/download-page';
import { requestLanguage } from '@/lib/i18n';
import { askedLanguage, readLegalFacts } from '@/lib/server/pages/legal';
import { readSite, requestTime } from '@/lib/server/pages/pages';
import { deploymentTable } from '@/lib/server/process/deployment-table';
import { originOf, sisterOf } from '@/lib/server/request/site-origin';
import { yearOf } from '@/lib/model/calendar';

type Props = { searchParams: Promise<{ language?: string | string[] }> };

/** The download page, plain or under `inner/`. */
export function downloadRoute(inner: boolean) {
  async function generateMetadata(): Promise<Metadata> {
    const t = await getTranslations('download');
    return { title: t('title'), description: t('tagline') };
  }

  async function Page({ searchParams }: Props) {
    const language = askedLanguage((await searchParams).language, await requestLanguage());
    const [facts, { deployment }, sent] = await Promise.all([
      readLegalFacts(inner, language),
      readSite(),
      headers(),
    ]);
    const reader = sisterOf(deployment, 'reader', deploymentTable()) ?? deployment;
    return (
      <DownloadPage
        facts={facts}
        readerHref={`${originOf(reader, sent.get('host'))}/m/news`}
        app={deployment.app}
        year={yearOf(requestTime())}
      />
    );
  }

  return { generateMetadata, Page };
}
