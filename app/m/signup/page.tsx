import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NewsLink } from '@/components/shell/news-link';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('signIn');
  return { title: t('title'), robots: { index: false } };
}

/** Where the sign-in will be; until then the page says so. */
export default async function SignUpPage() {
  const t = await getTranslations('signIn');
  return (
    <main className="frame grid place-items-center">
      <MessageBlock
        heading="h1"
        drawing={<Drawing name="empty" />}
        title={t('title')}
        text={t('preparing')}
        action={<NewsLink>{t('readOn')}</NewsLink>}
      />
    </main>
  );
}
