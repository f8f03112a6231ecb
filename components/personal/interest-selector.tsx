'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Suspense, useState } from 'react';
import { lazyComponent } from '@/components/shell/lazy-component';
import { PartBoundary } from '@/components/shell/part-boundary';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { Skeleton } from '@/components/ui/skeleton';
import type { Selection } from '@/lib/model/feed/interests';
import { notifyAtom } from '@/lib/state/page/notices';
import { useInterestChoice } from '@/lib/state/personal/interests';
import { InterestForm } from './interest-form';

const interestBots = lazyComponent(() => import('@/components/bots/interest-bots'));

type Props = {
  /** The heading level of a category: one below the title above this. */
  heading: 'h2' | 'h3';
  /** Called once the service has accepted the selection. */
  onSaved(): void;
  /** Called when the reader does not want to choose now. */
  onLater(): void;
};

/** The options, once they have loaded. */
export function InterestSelector({ heading, onSaved, onLater }: Props) {
  const t = useTranslations('interests');
  const common = useTranslations('common');
  const { choice, failed, retry } = useInterestChoice();
  const notify = useSetAtom(notifyAtom);
  const [byBots, setByBots] = useState(false);
  /** The selection when the reader switched to the bots. */
  const [kept, setKept] = useState<Selection>();
  if (byBots) {
    const { part: InterestBots } = interestBots;
    const miss = () => {
      interestBots.askAgain();
      setByBots(false);
      notify({ key: 'errors.partMissing', tone: 'bad' });
    };
    return (
      <PartBoundary onMissing={miss}>
        <Suspense fallback={<Waiting label={t('botsLoading')} />}>
          <InterestBots onSaved={onSaved} onBack={() => setByBots(false)} />
        </Suspense>
      </PartBoundary>
    );
  }
  if (failed) {
    return (
      <MessageBlock
        drawing={<Drawing name="broken" />}
        text={t('notLoaded')}
        action={<Button onClick={retry}>{common('retry')}</Button>}
      />
    );
  }
  if (!choice) return <Waiting label={t('loading')} />;
  if (choice.categories.length === 0) {
    return (
      <MessageBlock
        drawing={<Drawing name="empty" />}
        text={t('empty')}
        action={<Button onClick={onLater}>{t('later')}</Button>}
      />
    );
  }
  return (
    <InterestForm
      choice={kept ? { ...choice, selection: kept } : choice}
      returned={kept !== undefined}
      heading={heading}
      onSaved={onSaved}
      onLater={onLater}
      onByBots={(selection) => {
        setKept(selection);
        setByBots(true);
      }}
    />
  );
}

/** The layout before loading: three categories with their keywords. */
function Waiting({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="px-5 pt-4">
      {[0, 1, 2].map((row) => (
        <div key={row} className="pb-7">
          <Skeleton className="h-5 w-28" />
          <div className="mt-4 flex flex-wrap gap-2">
            {['w-20', 'w-28', 'w-16', 'w-24', 'w-32'].map((width) => (
              <Skeleton key={width} className={`h-11 rounded-full ${width}`} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
