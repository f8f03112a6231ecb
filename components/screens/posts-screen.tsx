'use client';
import { useTranslations } from 'next-intl';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { ToggleChip } from '@/components/ui/toggle-chip';
import { listPath } from '@/lib/browser/history/news-paths';
import { botsPath } from '@/lib/browser/history/further-pages';
import { BotsBar } from '../bots/bots-bar';
import { CategoryChips } from '../bots/category-chips';
import { PostItems } from '../bots/post-items';
import { useTellSeen } from '../bots/use-seen';

const Nothing = () => null;
/** If its code cannot be loaded it is left out, which breaks nothing. */
const BreakingSection = dynamic(
  () =>
    import('../topic/breaking-section').catch(() => ({
      default: Nothing as typeof import('../topic/breaking-section').default,
    })),
  { ssr: false },
);

const shownLists = ['followed', 'history', 'saved', 'seen', 'all'] as const;
type Which = (typeof shownLists)[number];

/** Why a list is empty; readers who follow no bot are pointed to all of them. */
function NoPosts({ of }: { of: Which }) {
  const t = useTranslations('bots');
  if (of !== 'followed') {
    const text = of === 'all' ? t('noPosts') : t(`none.${of}`);
    return <p className="mx-4 my-4 text-brief text-ink-2">{text}</p>;
  }
  return (
    <>
      <p className="mx-4 mt-2 mb-4 text-brief text-ink-2">{t('noneFollowed')}</p>
      <section aria-labelledby="samples">
        <h2 id="samples" className="mx-4 mt-0 mb-0 text-small font-semibold text-ink-2">
          {t('samples')}
        </h2>
        <PostItems
          list={{ of: 'demo' }}
          named
          empty={<p className="mx-4 my-4 text-brief text-ink-2">{t('noPosts')}</p>}
        />
      </section>
    </>
  );
}

/**
 * Posts of the followed bots: recent, older, and those that the reader saved and saw; and posts of
 * all bots, or of one category.
 */
export function PostsScreen() {
  const t = useTranslations('bots');
  const [which, setWhich] = useState<Which>('followed');
  const [category, setCategory] = useState<string>();
  const list = which === 'all' ? { of: which, category } : { of: which };
  const errors = useTranslations('errors');
  useTellSeen();
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <BotsBar back={listPath} label={errors('toNews')} />
        <div
          role="region"
          aria-label={t('postsTitle')}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pb-10 -outline-offset-2"
        >
          <h1 className="mx-4 mt-1 mb-1 font-title text-article-title font-semibold">
            {t('postsTitle')}
          </h1>
          <a
            href={botsPath}
            className="mx-4 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            {t('find')}
          </a>
          <BreakingSection />
          <div role="group" aria-label={t('which')} className="mx-4 mt-2 flex flex-wrap gap-2">
            {shownLists.map((name) => (
              <ToggleChip key={name} pressed={which === name} onPress={() => setWhich(name)}>
                {t(`lists.${name}`)}
              </ToggleChip>
            ))}
          </div>
          {which === 'all' && <CategoryChips chosen={category} onChoose={setCategory} />}
          <h2 className="sr-only">{t('posts')}</h2>
          <PostItems
            key={`${which} ${category}`}
            list={list}
            named
            empty={<NoPosts of={which} />}
          />
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
