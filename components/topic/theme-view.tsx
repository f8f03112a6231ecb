'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useRef, useState, type ReactNode } from 'react';
import { TimeLabel } from '@/components/event/time-label';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { useBusy } from '@/components/ui/use-busy';
import { detailHref } from '@/lib/browser/history/address';
import { themesPath } from '@/lib/browser/history/further-pages';
import type { Theme, ThemeItem } from '@/lib/contract';
import { pickText } from '@/lib/model/text/languages';
import { copyThemeLinkAtom } from '@/lib/state/article/share';
import { settingAtom } from '@/lib/state/page/settings';
import { isWaiting, useTheme, useThemeAct } from '@/lib/state/topics/themes';
import { DeepMindSection, KeptReports } from './deep-mind-section';
import { LocalizedLine } from './localized-line';
import { ThemeFeeds } from './theme-feeds';
import { ThemeForm } from './theme-form';
import { ThemesLoading } from './themes-loading';

/** A theme: its items, and for its owner its settings. */
export function ThemeView({ id }: { id: string }) {
  const t = useTranslations('themes');
  const acts = useTranslations('acts');
  const act = useThemeAct();
  const copyLink = useSetAtom(copyThemeLinkAtom);
  const { theme, items, ended, loading, failed, loadMore, refresh } = useTheme(id);
  const [editing, setEditing] = useState(false);
  const [gone, setGone] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, run] = useBusy();
  const restore = async () => {
    if (await act('DeleteTheme', { theme_id: id, restore: true })) setGone(false);
  };
  if (theme === undefined && failed) {
    return (
      <MessageBlock
        drawing={<Drawing name="broken" />}
        text={t('oneFailed')}
        action={<Button onClick={() => void refresh()}>{t('again')}</Button>}
      />
    );
  }
  if (theme === undefined) return <ThemesLoading />;
  if (theme === null || gone) {
    return (
      <>
        <NoTheme title={t(gone ? 'deleted' : 'missing')}>
          {gone && (
            <Button className="mr-3" aria-disabled={busy} onClick={() => run(restore)}>
              {t('undo')}
            </Button>
          )}
        </NoTheme>
        {!gone && <KeptReports themeId={id} />}
      </>
    );
  }
  const remove = async () => {
    if (!(await act('DeleteTheme', { theme_id: id }))) return;
    // The page says so, and offers undo.
    setGone(true);
  };
  const { own } = theme;
  return (
    <>
      <h1
        ref={heading}
        className="mt-1 mb-1 font-title text-article-title font-semibold [overflow-wrap:anywhere]"
      >
        {theme.name}
      </h1>
      <p className="mt-0 mb-3 text-small text-ink-2 [overflow-wrap:anywhere]">
        {[...theme.keywords, ...theme.sources].join(' · ')}
      </p>
      {theme.taken_down && <p className="text-small text-danger">{t('takenDown')}</p>}
      <div className="mb-3 flex flex-wrap gap-2">
        {own ? (
          <>
            <Button aria-expanded={editing} onClick={() => setEditing(!editing)}>
              {t('edit')}
            </Button>
            <Button aria-disabled={busy} onClick={() => run(remove)}>
              {t('delete')}
            </Button>
          </>
        ) : (
          <FollowTheme theme={theme} onChanged={refresh} />
        )}
        {theme.shared && !theme.taken_down && (
          <Button onClick={() => void copyLink(id)}>{acts('copyLink')}</Button>
        )}
      </div>
      {own && editing && (
        <>
          <ThemeForm
            theme={theme}
            onGone={() => void refresh()}
            onSaved={() => {
              setEditing(false);
              // The form was as tall as the page: without it, the scroll position would be in the
              // middle of the items.
              heading.current?.scrollIntoView({ block: 'start' });
              void refresh();
            }}
          />
          <ThemeFeeds theme={theme} onChanged={() => void refresh()} />
        </>
      )}
      <ItemList
        {...{ items, ended, loading, failed }}
        waiting={isWaiting(theme)}
        onMore={loadMore}
        onRetry={() => void refresh()}
      />
      <DeepMindSection themeId={id} name={theme.name} onGone={() => void refresh()} />
    </>
  );
}

/** A theme that does not exist; `children` is what can be done about it. */
function NoTheme({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('themes');
  return (
    <>
      <h1 className="font-title text-article-title font-semibold">{title}</h1>
      {children}
      <a href={themesPath} className="inline-flex min-h-11 items-center text-accent">
        {t('toList')}
      </a>
    </>
  );
}

function FollowTheme({ theme, onChanged }: { theme: Theme; onChanged(): void }) {
  const t = useTranslations('themes');
  const act = useThemeAct();
  const { theme_id, followed } = theme;
  return (
    <Button
      look={followed ? undefined : 'solid'}
      aria-pressed={followed}
      onClick={() =>
        void act(followed ? 'UnfollowTheme' : 'FollowTheme', { theme_id }).then(onChanged)
      }
    >
      {t(followed ? 'following' : 'follow')}
    </Button>
  );
}

function ItemList({
  items,
  ended,
  loading,
  failed,
  waiting,
  onMore,
  onRetry,
}: {
  items: readonly ThemeItem[] | undefined;
  ended: boolean;
  loading: boolean;
  /** An address is being checked: more items may arrive at any moment. */
  waiting: boolean;
  /** The next page failed to load. */
  failed: boolean;
  onMore(): void;
  onRetry(): void;
}) {
  const t = useTranslations('themes');
  const feed = useTranslations('feed');
  return (
    <>
      {items?.length === 0 && ended && (
        <p className="text-brief text-ink-2">{t(waiting ? 'emptyWaiting' : 'empty')}</p>
      )}
      <ul className="m-0 list-none p-0">
        {items?.map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {failed && (
        <div role="alert" className="my-2 text-brief text-ink-2">
          <p className="mt-0 mb-3">{feed('moreFailed')}</p>
          <Button onClick={onRetry}>{t('again')}</Button>
        </div>
      )}
      {!ended && !failed && (
        <Button className="mt-3" disabled={loading} onClick={onMore}>
          {t('more')}
        </Button>
      )}
    </>
  );
}

function ItemRow({ item }: { item: ThemeItem }) {
  const t = useTranslations('themes');
  const language = useAtomValue(settingAtom('language'));
  const isOwn = item.item_type === 'item';
  return (
    <li className="border-b border-hairline">
      <a
        href={isOwn ? item.link : detailHref(item.id)}
        {...(isOwn && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
        className="block py-3 text-ink no-underline active:bg-press hover:bg-press"
      >
        <LocalizedLine
          text={item.title}
          className="line-clamp-3 font-title text-body leading-snug font-semibold"
        />
        {isOwn && pickText(item.brief, language) && (
          <LocalizedLine text={item.brief} className="line-clamp-2 text-small text-ink-2" />
        )}
        <span className="mt-0.5 flex flex-wrap gap-x-2 text-meta text-ink-2">
          {isOwn && <span>{item.source}</span>}
          <TimeLabel time={item.time} />
          {isOwn ? t('ownItem') : t('sources', { count: item.source_count })}
        </span>
      </a>
    </li>
  );
}
