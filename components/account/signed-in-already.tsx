'use client';
import { useTranslations } from 'next-intl';
import { NewsLink } from '@/components/shell/news-link';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import type { Reader } from '@/lib/state/page/reader';

/**
 * The sign-up for a reader who is already signed in, perhaps in another tab meanwhile: it says so,
 * with a way on.
 */
export function SignedInAlready({
  reader,
  onGoOn,
  onOther,
}: {
  reader: Reader;
  /** Leads back to where a sign-in was requested; without it the way on is the news. */
  onGoOn?(): void;
  onOther(): void;
}) {
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
            <NewsLink onPress={onGoOn}>{t(onGoOn ? 'goOn' : 'toNews')}</NewsLink>
            <Button look="quiet" onClick={onOther}>
              {t('other')}
            </Button>
          </span>
        }
      />
    </div>
  );
}
