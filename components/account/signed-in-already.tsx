'use client';
import { useTranslations } from 'next-intl';
import { NewsLink } from '@/components/shell/news-link';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import type { Reader } from '@/lib/state/page/reader';

/** The sign-up for a reader who is already signed in: it says so, with a way on. */
export function SignedInAlready({ reader, onOther }: { reader: Reader; onOther(): void }) {
  const t = useTranslations('account.already');
  return (
    <div className="grid flex-1 place-items-center px-5">
      <MessageBlock
        drawing={<Drawing name="empty" />}
        heading="h1"
        title={t('title')}
        text={reader.name ? t('as', { name: reader.name }) : t('text')}
        action={
          <span className="flex flex-wrap justify-center gap-2">
            <NewsLink>{t('toNews')}</NewsLink>
            <Button look="quiet" onClick={onOther}>
              {t('other')}
            </Button>
          </span>
        }
      />
    </div>
  );
}
