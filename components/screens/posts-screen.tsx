'use client';
import { useTranslations } from 'next-intl';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { botsPath, listPath } from '@/lib/browser/address';
import { BotsBar } from '../bots/bots-bar';
import { PostItems } from '../bots/post-items';

/** What the bots that the reader follows posted; for who follows none, a look at all of them. */
export function PostsScreen() {
  const t = useTranslations('bots');
  const errors = useTranslations('errors');
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <BotsBar back={listPath} label={errors('toNews')} />
        <div
          role="region"
          aria-label={t('followedPosts')}
          tabIndex={0}
          className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pb-10 -outline-offset-2"
        >
          <h1 className="mx-4 mt-1 mb-1 font-title text-article-title font-semibold">
            {t('followedPosts')}
          </h1>
          <a
            href={botsPath}
            className="mx-4 inline-flex min-h-11 items-center text-small font-medium text-accent underline underline-offset-4"
          >
            {t('find')}
          </a>
          <h2 className="sr-only">{t('posts')}</h2>
          <PostItems
            list={{ of: 'followed' }}
            named
            empty={
              <section aria-label={t('samples')}>
                <p className="mx-4 mt-2 mb-4 text-brief text-ink-2">{t('noneFollowed')}</p>
                <h2 className="mx-4 mt-0 mb-0 text-small font-semibold text-ink-2">
                  {t('samples')}
                </h2>
                <PostItems
                  list={{ of: 'demo' }}
                  named
                  empty={<p className="mx-4 my-4 text-brief text-ink-2">{t('noPosts')}</p>}
                />
              </section>
            }
          />
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
