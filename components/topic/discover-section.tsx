'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useBusy } from '@/components/ui/use-busy';
import { detailHref, leaveTo, topicHref } from '@/lib/browser/address';
import type { Discovery } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import { settingAtom } from '@/lib/state/page/settings';
import { useDiscovery } from '@/lib/state/topics/discovery';
import { createTopicAtom } from '@/lib/state/topics/follow-topic';
import { LocalizedLine } from './localized-line';
import { NumberLabel } from './number-label';

/** Events that several publishers report: stories that go on, each with the way to follow it. */
export function DiscoverSection() {
  const t = useTranslations();
  const headingId = useId();
  const { found, ended, loading, failed, loadMore } = useDiscovery();
  return (
    <section aria-labelledby={headingId} className="mt-6">
      <h2 id={headingId} className="mx-4 mt-0 mb-1 text-small font-semibold text-ink-2">
        {t('topics.discover')}
      </h2>
      {found && found.length > 0 && (
        <ul className="m-0 list-none p-0">
          {found.map((one) => (
            <DiscoverRow key={one.id} found={one} />
          ))}
        </ul>
      )}
      {!failed && !loading && !found?.length && ended && (
        <p className="mx-4 my-3 text-brief text-ink-2">{t('topics.noneDiscover')}</p>
      )}
      {!found && loading && (
        <div role="status" aria-label={t('topics.loadingMore')} className="px-4 py-4">
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-3 h-5 w-3/5" />
        </div>
      )}
      {failed && (
        <div role="alert" className="mx-4 my-3 text-brief text-ink-2">
          <p className="mt-0 mb-3">{t('topics.failed')}</p>
          <Button onClick={loadMore}>{t('common.retry')}</Button>
        </div>
      )}
      {found && !failed && !ended && (
        <div className="grid place-items-center py-4">
          <Button disabled={loading} onClick={loadMore}>
            {t(loading ? 'topics.loadingMore' : 'topics.more')}
          </Button>
        </div>
      )}
    </section>
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
