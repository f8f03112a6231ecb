'use client';
import { useTranslations } from 'next-intl';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { TopicBar } from '../topic/topic-bar';
import { TopicsView } from '../topic/topics-view';

/** Followed and popular topics; a topic of one's own words is created here. */
export function TopicsScreen() {
  const t = useTranslations('topics');
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicBar to="news" />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain">
          <h1 className="mx-4 mt-1 mb-3 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          <TopicsView />
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
