'use client';
import { useTranslations } from 'next-intl';
import { NewsLink } from '@/components/shell/news-link';
import { useReloadForMissing } from '@/components/shell/use-reload-for-missing';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';

export default function ErrorPage({ error, reset }: { error: Error; reset(): void }) {
  const t = useTranslations();
  useReloadForMissing(error);
  return (
    <main className="frame grid place-items-center">
      <MessageBlock
        drawing={<Drawing name="broken" />}
        heading="h1"
        title={t('errors.crashTitle')}
        text={t('errors.crashText')}
        action={
          <div className="flex gap-2">
            <Button onClick={reset}>{t('common.retry')}</Button>
            <NewsLink>{t('errors.toNews')}</NewsLink>
          </div>
        }
      />
    </main>
  );
}
