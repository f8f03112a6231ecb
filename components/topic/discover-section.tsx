'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { ListSection } from '@/components/shell/list-section';
import { useBusy } from '@/components/ui/use-busy';
import { detailHref } from '@/lib/browser/history/address';
import { leaveTo, topicHref } from '@/lib/browser/history/further-pages';
import type { Discovery } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';
import { useDiscovery } from '@/lib/state/topics/discovery';
import { createTopicAtom } from '@/lib/state/topics/follow-topic';
import { LocalizedLine } from './localized-line';
import { NumberLabel } from './number-label';

/** Events that several publishers report: ongoing stories, each with a button to follow it. */
export function DiscoverSection() {
  const t = useTranslations('topics');
  const { found, ended, loading, failed, loadMore } = useDiscovery();
  const isEmpty = !failed && !loading && !found?.length && ended;
  const hasMore = !!found && !failed && !ended;
  return (
    <ListSection
      title={t('discover')}
      rows={found?.map((one) => (
        <DiscoverRow key={one.id} found={one} />
      ))}
      waiting={!found && loading && t('loadingMore')}
      empty={isEmpty && t('noneDiscover')}
      failed={failed && t('failed')}
      more={hasMore && t(loading ? 'loadingMore' : 'more')}
      loading={loading}
      loadMore={loadMore}
    />
  );
}

function DiscoverRow({ found }: { found: Discovery }) {
  const t = useTranslations('topics');
  const language = useAtomValue(settingAtom('language'));
  const create = useSetAtom(createTopicAtom);
  const [busy, run] = useBusy();
  const title = pickText(found.title, language);
  const follow = async () => {
    const topic = await create({ event_id: found.id });
    if (topic) await leaveTo(topicHref(topic.topic_id));
  };
  return (
    <li className="flex items-center gap-2 border-b border-hairline pr-4">
      <a
        href={detailHref(found.id)}
        className="min-w-0 flex-1 px-4 py-3 text-ink no-underline active:bg-press hover:bg-press"
      >
        <LocalizedLine
          text={found.title}
          className="line-clamp-2 font-title text-body leading-snug font-semibold"
        />
        <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-meta text-ink-2">
          <TimeLabel time={found.time} />
          <span className="tabular">
            <NumberLabel count={found.source_count} label="sources" />
          </span>
        </span>
      </a>
      <Button
        aria-label={t('followThis', { title })}
        aria-disabled={busy}
        onClick={() => run(follow)}
      >
        {t('follow')}
      </Button>
    </li>
  );
}
