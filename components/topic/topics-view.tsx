'use client';
import { useTranslations } from 'next-intl';
import { botsPath, themesPath } from '@/lib/browser/history/further-pages';
import dynamic from 'next/dynamic';
import { DiscoverSection } from './discover-section';
import { FollowWords } from './follow-words';
import { FollowedEvents } from './followed-events';
import { TopicsSection } from './topics-section';

const Nothing = () => null;
/** If its code cannot be loaded it is left out, which breaks nothing. */
const BreakingSection = dynamic(
  () =>
    import('./breaking-section').catch(() => ({
      default: Nothing as typeof import('./breaking-section').default,
    })),
  { ssr: false },
);

/** The reader's topics with their news, popular ones, and creating one's own. */
export function TopicsView() {
  const t = useTranslations('topics');
  return (
    <>
      <FollowWords />
      <a
        href={botsPath}
        className="mx-4 mt-2 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
      >
        {t('toBots')}
      </a>
      <a
        href={themesPath}
        className="mx-4 mt-2 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
      >
        {t('themes')}
      </a>
      <BreakingSection />
      <TopicsSection list="ListFollowedTopics" title={t('followed')} empty={t('noneFollowed')} />
      <FollowedEvents />
      <TopicsSection list="ListHotTopics" title={t('hot')} empty={t('noneHot')} />
      <DiscoverSection />
    </>
  );
}
