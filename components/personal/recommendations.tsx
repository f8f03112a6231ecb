'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { openPopupAtom } from '@/lib/state/page/popups';
import { useRecommendations } from '@/lib/state/feed/recommendations';

/** "Content recommendation settings": whether interests shape the first section. */
export default function Recommendations() {
  const t = useTranslations('personal');
  const common = useTranslations('common');
  const { personalized, failed, retry, change } = useRecommendations();
  const openPopup = useSetAtom(openPopupAtom);
  return (
    <>
      {failed ? (
        <div role="alert" className="flex flex-col items-start gap-3 py-2">
          <p className="m-0 text-brief text-ink-2">{t('settingNotLoaded')}</p>
          <Button onClick={retry}>{common('retry')}</Button>
        </div>
      ) : personalized === undefined ? (
        <div role="status" aria-label={t('loading')} className="py-3">
          <Skeleton className="h-5 w-2/3" />
          <Skeleton className="mt-3 h-4 w-full" />
        </div>
      ) : (
        <>
          <Switch
            label={t('personalized')}
            text={t('personalizedText')}
            checked={personalized}
            onChange={change}
          />
          {personalized && (
            <Button look="quiet" className="-ml-5" onClick={() => openPopup({ kind: 'interests' })}>
              {t('interests')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
