'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Notices } from '@/components/shell/notices';
import { NewsLink } from '@/components/shell/news-link';
import { Button } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { MessageBlock } from '@/components/ui/message-block';
import { detailHref } from '@/lib/browser/history/address';
import { topicHref } from '@/lib/browser/history/further-pages';
import { askAgain, topicHere } from '@/lib/browser/history/asked-page';
import { onConnection } from '@/lib/browser/offline/connection';
import { isOnline } from '@/lib/browser/offline/online';
import { langTag, pick, pickText, type LocalizedText } from '@/lib/model/text/languages';
import { clearTag } from '@/lib/model/text/voice-tag';
import { useKept, type Kept } from '@/lib/state/offline/kept';
import { settingAtom } from '@/lib/state/page/settings';

const isEmpty = ({ lists, topics, favorites, articles }: Kept) =>
  lists + topics.length + articles.length + (favorites?.events.length ?? 0) === 0;

/** Replaces a page that is not stored: says so, links to what is, and requests the page again. */
export function OfflineScreen() {
  const t = useTranslations('offline.page');
  const common = useTranslations('common');
  const online = useSyncExternalStore(onConnection, isOnline, () => false);
  const { kept } = useKept();
  // A stored topic is shown here, even if its own page is not available.
  const asked = kept?.topics.find(({ id }) => id === topicHere());
  const text = kept && isEmpty(kept) ? 'nothing' : online ? 'onlineText' : 'text';
  return (
    <div className="frame">
      <main className="h-full overflow-y-auto overscroll-y-contain pt-[env(safe-area-inset-top)] pb-10">
        {asked ? (
          <h1
            lang={clearTag(asked.topic?.topic_name ?? '')}
            className="mx-4 mt-6 mb-2 font-title text-article-title font-semibold"
          >
            {asked.topic?.topic_name}
          </h1>
        ) : (
          <MessageBlock
            drawing={<Drawing name="broken" />}
            heading="h1"
            title={t(online ? 'online' : 'title')}
            text={t(text)}
            action={
              <div className="flex flex-wrap justify-center gap-2">
                <Button onClick={askAgain}>{common('retry')}</Button>
                {kept && kept.lists > 0 && <NewsLink>{t('toList')}</NewsLink>}
              </div>
            }
          />
        )}
        {asked && (
          <>
            <Links title={t('topicEvents')} items={asked.items} />
            <div className="mx-4 mt-6 flex flex-wrap gap-2">
              <Button onClick={askAgain}>{common('retry')}</Button>
              <NewsLink>{t('toList')}</NewsLink>
            </div>
          </>
        )}
        {kept && !asked && (
          <>
            {kept.topics.length > 0 && (
              <Part title={t('topics')}>
                {kept.topics.map(({ id, topic }) => (
                  <LinkRow key={id} href={topicHref(id)} lang={clearTag(topic?.topic_name ?? '')}>
                    {topic?.topic_name}
                  </LinkRow>
                ))}
              </Part>
            )}
            {kept.favorites && <Links title={t('favorites')} items={kept.favorites.events} />}
            <Links title={t('articles')} items={kept.articles} />
          </>
        )}
      </main>
      <Notices />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-4 mt-4">
      <h2 className="m-0 mb-1 text-small font-medium text-ink-2">{title}</h2>
      <ul className="m-0 list-none border-t border-hairline p-0">{children}</ul>
    </section>
  );
}

function LinkRow({ href, lang, children }: { href: string; lang?: string; children: ReactNode }) {
  return (
    <li className="border-b border-hairline">
      <a
        href={href}
        lang={lang}
        className="flex min-h-11 items-center py-2 text-brief text-ink no-underline [overflow-wrap:anywhere]"
      >
        {children}
      </a>
    </li>
  );
}

function Links({
  title,
  items,
}: {
  title: string;
  items: readonly { id: string; title: LocalizedText }[];
}) {
  const language = useAtomValue(settingAtom('language'));
  if (items.length === 0) return null;
  return (
    <Part title={title}>
      {items.map((item) => (
        <LinkRow
          key={item.id}
          href={detailHref(item.id)}
          lang={langTag(pick(item.title, language)?.lang)}
        >
          {pickText(item.title, language)}
        </LinkRow>
      ))}
    </Part>
  );
}
