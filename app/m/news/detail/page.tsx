import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { permanentRedirect } from 'next/navigation';
import { DetailRoute } from '@/components/feed/detail-route';
import { StructuredData } from '@/components/share/link-preview';
import { previewLanguage } from '@/lib/i18n';
import { articleData, articleMetadata } from '@/lib/server/share/article-preview';
import { pack } from '@/lib/model/wire/packed';
import { setPageStatus } from '@/lib/server/process/page-status';
import { readDetail, readSite } from '@/lib/server/pages/pages';

/** `id`, `offlineID` and `language` are read here, other parameters by the components. */
type Query = Partial<Record<string, string | string[]>>;
type Props = { searchParams: Promise<Query> };

/** The first non-empty value. */
const given = (value: string | string[] = []) => [value].flat().find((one) => one !== '');

/** The requested event; none where the browser fetches a preview instead. */
async function readId({ searchParams }: Props): Promise<string | undefined> {
  const { id, offlineID } = await searchParams;
  if (given(offlineID) !== undefined) return undefined;
  return given(id);
}

/** The requested address, with the id of the event that this one was merged into. */
function movedTo(id: string, query: Query): string {
  const moved = new URLSearchParams();
  for (const [name, values = []] of Object.entries(query)) {
    for (const value of [values].flat()) moved.append(name, value);
  }
  moved.set('id', id);
  return `/m/news/detail?${moved}`;
}

const readLanguage = async ({ searchParams }: Props) =>
  previewLanguage(given((await searchParams).language));

export async function generateMetadata(props: Props): Promise<Metadata> {
  const [id, language] = await Promise.all([readId(props), readLanguage(props)]);
  const detail = id === undefined ? undefined : await readDetail(id);
  if (detail?.outcome === 'gone') {
    const t = await getTranslations('article.takenDown');
    return { title: t('title'), robots: { index: false } };
  }
  if (detail?.outcome !== 'found') return {};
  return articleMetadata(detail.event, { ...(await readSite()), language });
}

/** The article over the list; without an id the list alone, or a preview. */
export default async function DetailPage(props: Props) {
  const id = await readId(props);
  if (id === undefined) return <DetailRoute />;
  const detail = await readDetail(id);
  if (detail.outcome === 'found') {
    // It was merged into another event: each happening has one address.
    if (detail.event.id !== id) {
      permanentRedirect(movedTo(detail.event.id, await props.searchParams));
    }
    const [site, language] = await Promise.all([readSite(), readLanguage(props)]);
    return (
      <>
        <DetailRoute server={pack({ id, event: detail.event })} />
        <StructuredData data={articleData(detail.event, { ...site, language })} />
      </>
    );
  }
  if (detail.outcome === 'failed') return <DetailRoute server={pack({ id })} />;
  setPageStatus(404);
  return <DetailRoute server={pack({ id, event: null })} />;
}
