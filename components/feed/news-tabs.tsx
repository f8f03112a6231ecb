'use client';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { SwipeTabs } from '@/components/ui/swipe-tabs/swipe-tabs';
import { atList, replaceTab } from '@/lib/browser/history/address';
import { queryParameter } from '@/lib/browser/history/app-page';
import { onBack } from '@/lib/browser/history/back';
import { pickText } from '@/lib/model/text/languages';
import { refreshFeedAtom } from '@/lib/state/feed/load-feed';
import { settingAtom } from '@/lib/state/page/settings';
import { openTabAtom, tabsAtom, tabsLoadedAtom } from '@/lib/state/feed/tabs';
import { FeedPanel } from './feed-panel';
import { TabsSkeleton } from './tabs-skeleton';
import { useListStart, useNewsLanguage } from './use-list-start';
import { useSince } from './use-since';

/** The tabs of the news and their lists. */
export function NewsTabs() {
  const t = useTranslations('feed');
  const tabs = useAtomValue(tabsAtom);
  const language = useAtomValue(settingAtom('language'));
  const [open, setOpen] = useAtom(openTabAtom);
  const refresh = useSetAtom(refreshFeedAtom);
  const loaded = useAtomValue(tabsLoadedAtom);
  useListStart();
  useNewsLanguage();
  useSince();
  const labels = useMemo(
    () => tabs.map(({ key, name }) => ({ key, label: pickText(name, language) || key })),
    [tabs, language],
  );
  const chosen = useRef<string>(undefined);
  const name = useCallback(
    (key: string) => replaceTab(key === tabs[0]?.key ? undefined : key),
    [tabs],
  );
  const onOpen = useCallback(
    (key: string) => {
      chosen.current = key;
      setOpen(key);
      name(key);
    },
    [setOpen, name],
  );
  useEffect(
    () =>
      onBack(() => {
        const key = chosen.current;
        // A tab chosen beside an article becomes the list's tab.
        if (key !== undefined) name(key);
        // After a reload in an article, going back may lead to a tab that this page has not opened
        // yet.
        else if (atList()) setOpen(queryParameter('tab'));
      }),
    [setOpen, name],
  );
  if (!loaded) return <TabsSkeleton />;
  return (
    <SwipeTabs
      name="news"
      label={t('tabs')}
      tabs={labels}
      open={open}
      onOpen={onOpen}
      onReopen={(key) => void refresh(key)}
      panel={(key, state) => (
        <FeedPanel
          tab={key}
          label={labels.find((label) => label.key === key)?.label ?? key}
          {...state}
        />
      )}
    />
  );
}
