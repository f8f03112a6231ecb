'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { openAddress } from '@/lib/browser/history/address';
import { topicHref } from '@/lib/browser/history/further-pages';
import { topicQueryChars } from '@/lib/model/limits/topics';
import { createTopicAtom } from '@/lib/state/topics/follow-topic';

/** "Follow this": makes a topic of the search, which then updates by itself. */
export function FollowSearch({ query, onFollow }: { query: string; onFollow(): void }) {
  const t = useTranslations('search');
  const create = useSetAtom(createTopicAtom);
  const [busy, setBusy] = useState(false);
  const words = query.trim();
  if (words.length > topicQueryChars) return null;
  const follow = async () => {
    setBusy(true);
    onFollow();
    const topic = await create({ query: words });
    setBusy(false);
    if (topic) openAddress(topicHref(topic.topic_id));
  };
  return (
    <div className="mx-4 mt-2">
      <Button
        look="quiet"
        className="-ml-5 max-w-full"
        disabled={busy}
        onClick={() => void follow()}
      >
        <span className="truncate">{t('follow', { query: words })}</span>
      </Button>
    </div>
  );
}
