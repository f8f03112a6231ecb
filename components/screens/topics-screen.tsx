'use client';
import { useTranslations } from 'next-intl';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { botsPath } from '@/lib/browser/address';
import { DiscoverSection } from '../topic/discover-section';
import { FollowWords } from '../topic/follow-words';
import { TopicBar } from '../topic/topic-bar';
import { TopicsSection } from '../topic/topics-section';

/** What the reader follows, and what many follow; a topic of one's own words begins here. */
export function TopicsScreen() {
  const t = useTranslations('topics');
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicBar list />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain">
          <h1 className="mx-4 mt-1 mb-3 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          <FollowWords />
          <a
            href={botsPath}
            className="mx-4 mt-2 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            {t('toBots')}
          </a>
          <TopicsSection
            list="ListFollowedTopics"
            title={t('followed')}
            empty={t('noneFollowed')}
          />
          <TopicsSection list="ListHotTopics" title={t('hot')} empty={t('noneHot')} />
          <DiscoverSection />
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
