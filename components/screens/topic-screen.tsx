'use client';
import { useSetAtom } from 'jotai';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { copyTopicLinkAtom } from '@/lib/state/article/share';
import type { TopicStart } from '@/lib/state/topics/topic';
import { TopicBar } from '../topic/topic-bar';
import { TopicView } from '../topic/topic-view';

/** The page of a topic. */
export function TopicScreen({ id, start }: { id: string; start?: TopicStart }) {
  const copyLink = useSetAtom(copyTopicLinkAtom);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicView
          id={id}
          start={start}
          bar={(known) => <TopicBar onShare={known ? () => void copyLink(id) : undefined} />}
        />
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
