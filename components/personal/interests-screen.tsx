'use client';
import { useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Notices } from '@/components/shell/notices';
import { listPath } from '@/lib/browser/history/news-paths';
import { replacePage } from '@/lib/browser/history/further-pages';
import { putOffInterestsAtom } from '@/lib/state/personal/interests';
import { InterestSelector } from './interest-selector';

/** Choosing interests as a page of its own, between the sign-in and the news. */
export function InterestsScreen() {
  const t = useTranslations('interests');
  const putOff = useSetAtom(putOffInterestsAtom);
  const toNews = () => replacePage(listPath);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <h1 className="mx-5 mt-5 mb-0 font-title text-article-title font-semibold">{t('title')}</h1>
        <InterestSelector
          heading="h2"
          onSaved={toNews}
          onLater={() => {
            putOff();
            toNews();
          }}
        />
      </main>
      <Notices />
    </div>
  );
}
