import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { readDocument } from '@/components/legal/documents';
import { LegalDocument } from '@/components/legal/legal-document';
import { IosNotices, WebNotices } from '@/components/legal/notices-document';
import { requestLanguage, textsIn } from '@/lib/i18n';
import { legalPageOf } from '@/lib/model/wire/legal';
import { askedLanguage, readLegalFacts } from '@/lib/server/pages/legal';
import { readNotices } from '@/lib/server/pages/open-source-notices';

type Props = {
  params: Promise<{ page: string }>;
  searchParams: Promise<{ language?: string | string[] }>;
};

/** The documents of one folder (`policy`, `production`, `notice`), plain or under `inner/`. */
export function legalRoute(folder: string, inner: boolean) {
  async function read({ params, searchParams }: Props) {
    const page = legalPageOf(`${folder}/${(await params).page}`) ?? notFound();
    const language = askedLanguage((await searchParams).language, await requestLanguage());
    return { page, facts: await readLegalFacts(inner, language) };
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const { page, facts } = await read(props);
    if (page === 'noticesWeb' || page === 'noticesIos') {
      const t = await textsIn(facts.language, 'legal');
      return { title: t('notices.title') };
    }
    return { title: readDocument(page, facts).text.title };
  }

  async function Page(props: Props) {
    const { page, facts } = await read(props);
    if (page !== 'noticesWeb' && page !== 'noticesIos') {
      return <LegalDocument page={page} facts={facts} />;
    }
    const { language } = facts;
    const t = await textsIn(language, 'legal');
    const Notices = page === 'noticesWeb' ? WebNotices : IosNotices;
    return <Notices notices={await readNotices()} language={language} t={t} />;
  }

  return { generateMetadata, Page };
}
