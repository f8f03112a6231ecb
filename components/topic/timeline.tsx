'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import type { TopicItem } from '@/lib/contract';
import { detailHref } from '@/lib/browser/history/address';
import { langTag, pick, pickText } from '@/lib/model/text/languages';
import { timelineFirst } from '@/lib/model/limits/topics';
import { settingAtom } from '@/lib/state/page/settings';
import { NumberLabel } from './number-label';
import styles from './topic.module.css';

/**
 * The events of a topic, newest first: "up to 3", then the others already loaded, then further
 * pages. The first newly shown event gets the focus, so that a keyboard user continues there.
 */
export function Timeline({
  items,
  ended,
  loading,
  onMore,
}: {
  items: readonly TopicItem[];
  /** Whether there is no further page. */
  ended: boolean;
  loading: boolean;
  onMore(): void;
}) {
  const t = useTranslations('topics');
  const language = useAtomValue(settingAtom('language'));
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? items : items.slice(0, timelineFirst);
  const folded = items.length > shown.length;
  return (
    <>
      <ol className={styles.timeline}>
        {shown.map((item) => (
          <li key={item.id} id={`topic-${item.id}`} className={styles.item}>
            <a href={detailHref(item.id)}>
              <span className="text-meta text-ink-2">
                <TimeLabel time={item.time} />
              </span>
              <span
                lang={langTag(pick(item.title, language)?.lang)}
                className="mt-0.5 block font-title text-card-title font-semibold"
              >
                {pickText(item.title, language)}
              </span>
              {item.source_count > 0 && (
                <span className="mt-1 block text-meta text-ink-2">
                  <NumberLabel count={item.source_count} label="sources" />
                </span>
              )}
            </a>
          </li>
        ))}
      </ol>
      {(folded || !ended) && (
        <div className="grid place-items-center px-4 pt-1 pb-6">
          <Button
            disabled={loading}
            onClick={() => {
              if (folded) setUnfolded(true);
              else onMore();
            }}
          >
            {t(loading ? 'loadingMore' : 'more')}
          </Button>
        </div>
      )}
    </>
  );
}
