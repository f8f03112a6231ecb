import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { useTranslations } from 'next-intl';
import { PageDrawing } from '@/components/ui/page-drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { NewsLink } from '@/components/shell/news-link';

/** The title of a page whose address leads nowhere, for tabs and the history. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors');
  return { title: t('notFoundTitle') };
}

export default function NotFound() {
  const t = useTranslations('errors');
  return (
    <main className="frame grid place-items-center">
      <MessageBlock
        drawing={<PageDrawing name="nowhere" />}
        heading="h1"
        title={t('notFoundTitle')}
        text={t('notFoundText')}
        action={<NewsLink>{t('toNews')}</NewsLink>}
      />
    </main>
  );
}
