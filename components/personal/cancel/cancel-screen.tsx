'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { NewsLink } from '@/components/shell/news-link';
import { Notices } from '@/components/shell/notices';
import { Drawing } from '@/components/ui/drawing';
import { PageDrawing } from '@/components/ui/page-drawing';
import { useHydrated } from '@/components/ui/use-hydrated';
import { MessageBlock } from '@/components/ui/message-block';
import { listPath } from '@/lib/browser/history/news-paths';
import { cancelHref, signUpHref } from '@/lib/browser/history/further-pages';
import { wasCancelAsked, wasCanceled } from '@/lib/browser/account/cancel-sent';
import { loginAppId } from '@/lib/model/account/login-app';
import { leaveCanceledAtom } from '@/lib/state/account/cancel-account';
import { siteAtom } from '@/lib/state/page/deployment';
import { notifyAtom } from '@/lib/state/page/notices';
import { readerAtom, unsureAtom } from '@/lib/state/page/reader';
import { settingsAtom } from '@/lib/state/page/settings';
import { CancelWidget } from './cancel-widget';

/**
 * Whether an unanswered deletion has taken effect: the account's sessions are then gone. In that
 * case its remaining data on this device is removed.
 */
function useFoundCanceled(): boolean {
  const reader = useAtomValue(readerAtom);
  const unsure = useAtomValue(unsureAtom);
  const leave = useSetAtom(leaveCanceledAtom);
  const hydrated = useHydrated();
  const isLeft = hydrated && !reader && !unsure;
  const isGone = isLeft && wasCancelAsked();
  useEffect(() => {
    if (isGone) void leave();
  }, [isGone, leave]);
  return isGone || (isLeft && wasCanceled());
}

/** Canceling one's account, as a page for a phone or for a desktop. */
export function CancelScreen({ look }: { look: 'mobile' | 'desktop' }) {
  const t = useTranslations('cancel');
  const reader = useAtomValue(readerAtom);
  const { region } = useAtomValue(siteAtom);
  const { language } = useAtomValue(settingsAtom);
  const notify = useSetAtom(notifyAtom);
  const [ended, setEnded] = useState(false);
  const isGone = useFoundCanceled();
  const done = ended || isGone;
  return (
    <div className={look === 'mobile' ? 'frame' : 'min-h-dvh bg-ground'}>
      <main
        className={
          look === 'mobile'
            ? 'h-full overflow-y-auto px-5 pt-[max(1.25rem,env(safe-area-inset-top))] pb-8'
            : 'mx-auto min-h-dvh max-w-[40rem] bg-paper px-10 py-12'
        }
      >
        {done ? (
          <div role="status">
            <MessageBlock
              drawing={<PageDrawing name="nowhere" />}
              heading="h1"
              title={t('doneTitle')}
              text={t('doneText')}
              action={<NewsLink>{t('toNews')}</NewsLink>}
            />
          </div>
        ) : !reader ? (
          <MessageBlock
            drawing={<Drawing name="empty" />}
            heading="h1"
            title={t('title')}
            text={t('signInFirst')}
            action={
              <span className="flex flex-wrap justify-center gap-2">
                <a
                  href={signUpHref('login', cancelHref(language))}
                  className="inline-flex min-h-11 items-center rounded-full bg-accent px-5 text-small font-medium text-on-accent no-underline"
                >
                  {t('signIn')}
                </a>
                <a
                  href={listPath}
                  className="inline-flex min-h-11 items-center rounded-full px-5 text-small font-medium text-accent no-underline"
                >
                  {t('toNews')}
                </a>
              </span>
            }
          />
        ) : (
          <>
            <h1 className="m-0 font-title text-article-title font-semibold">{t('title')}</h1>
            <CancelWidget
              appId={loginAppId(region)}
              onSuccess={() => setEnded(true)}
              onFailure={({ unanswered }) => {
                // Without an answer the reader must not be told that nothing was changed.
                if (!unanswered) notify({ key: 'cancel.i18n_user_cancel_failed', tone: 'bad' });
              }}
            />
          </>
        )}
      </main>
      {/* Messages about earlier tries end with the account. */}
      {!done && <Notices />}
    </div>
  );
}
