import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';
import { NewsLink } from '@/components/shell/news-link';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { PageDrawing } from '@/components/ui/page-drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { onConnection } from '@/lib/browser/offline/connection';
import { isOnline } from '@/lib/browser/offline/online';

/** "When content is empty the detail shows a taken-down empty block." */
export function TakenDown({ onLeave }: { onLeave(): void }) {
  const t = useTranslations('article.takenDown');
  return (
    <MessageBlock
      drawing={<PageDrawing name="nowhere" />}
      title={t('title')}
      text={t('text')}
      action={<NewsLink onPress={onLeave}>{t('action')}</NewsLink>}
    />
  );
}

export function ArticleFailed({ onRetry }: { onRetry(): void }) {
  const online = useSyncExternalStore(onConnection, isOnline, () => true);
  const t = useTranslations(online ? 'article.failed' : 'article.offline');
  const common = useTranslations('common');
  return (
    <div role="alert">
      <MessageBlock
        drawing={<Drawing name="broken" />}
        title={t('title')}
        text={t('text')}
        action={
          <Button look="solid" onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}

/** An offline item that is not available on this site. */
export function NoPreview({ onLeave }: { onLeave(): void }) {
  const t = useTranslations('article.noPreview');
  return (
    <MessageBlock
      drawing={<PageDrawing name="nowhere" />}
      title={t('title')}
      text={t('text')}
      action={
        <Button look="solid" onClick={onLeave}>
          {t('action')}
        </Button>
      }
    />
  );
}
