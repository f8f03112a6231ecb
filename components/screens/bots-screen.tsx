'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { TextField } from '@/components/ui/text-field';
import { listPath } from '@/lib/browser/history/news-paths';
import { postsPath } from '@/lib/browser/history/further-pages';
import { useBots } from '@/lib/state/bots/bots';
import { BotsBar } from '../bots/bots-bar';
import { BotsSection } from '../bots/bots-section';
import { CategoryChips } from '../bots/category-chips';

/** Finding bots: followed ones, suggested ones, those of a category, or one by its name. */
export function BotsScreen() {
  const t = useTranslations('bots');
  const errors = useTranslations('errors');
  const [category, setCategory] = useState<string>();
  const [query, setQuery] = useState('');
  const searched = query.trim() !== '' || category !== undefined;
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <BotsBar back={listPath} label={errors('toNews')} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pb-10">
          <h1 className="mx-4 mt-1 mb-1 font-title text-article-title font-semibold">
            {t('title')}
          </h1>
          <p className="mx-4 mt-0 mb-3 text-brief text-ink-2">{t('intro')}</p>
          <a
            href={postsPath}
            className="mx-4 mb-4 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            {t('toPosts')}
          </a>
          <TextField
            className="mx-4"
            type="search"
            label={t('search')}
            value={query}
            maxLength={60}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => setQuery(target.value)}
          />
          <CategoryChips chosen={category} counted onChoose={setCategory} />
          {searched ? <FoundBots category={category} query={query.trim()} /> : <ListedBots />}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}

function FoundBots({ category, query }: { category: string | undefined; query: string }) {
  const t = useTranslations('bots');
  const list = useBots({ list_type: 'all', category, query });
  return <BotsSection list={list} title={t('found')} empty={t('noneFound')} said />;
}

/** Lists each bot once, where the reader is most likely to look for it. */
function ListedBots() {
  const t = useTranslations('bots');
  const followed = useBots({ list_type: 'followed' });
  const fitting = useBots('of interests');
  const further = useBots({ list_type: 'recommended' });
  return (
    <>
      <BotsSection list={followed} title={t('followed')} />
      <BotsSection list={fitting} shownAbove={[followed]} title={t('ofInterests')} />
      <BotsSection
        list={further}
        shownAbove={[followed, fitting]}
        title={t('recommended')}
        empty={t('allFollowed')}
      />
    </>
  );
}
