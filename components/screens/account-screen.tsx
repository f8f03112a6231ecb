'use client';
import { useAtomValue } from 'jotai';
import { useTranslations } from 'next-intl';
import { SignInFirst } from '@/components/shell/sign-in-first';
import { AccountAddresses } from '@/components/personal/account-addresses';
import { TakeFavorites } from '@/components/personal/take-favorites';
import { PopupStack } from '@/components/popups/popup-stack';
import { Notices } from '@/components/shell/notices';
import { Icon } from '@/components/ui/icon';
import { listPath } from '@/lib/browser/history/news-paths';
import { ownReaderAtom } from '@/lib/state/page/reader';

/** The account's addresses and password, each changed in place. */
export function AccountScreen() {
  const t = useTranslations();
  const reader = useAtomValue(ownReaderAtom);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <div className="flex h-12 shrink-0 items-center px-1">
          <a href={listPath} aria-label={t('errors.toNews')} className="target text-ink">
            <Icon name="back" />
          </a>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain pb-10">
          <h1 className="mx-4 mt-1 mb-1 font-title text-article-title font-semibold">
            {t('ownAccount.title')}
          </h1>
          {reader ? (
            <>
              <p className="mx-4 mt-0 mb-4 text-small text-ink-2">{t('ownAccount.text')}</p>
              <AccountAddresses />
              <TakeFavorites />
            </>
          ) : (
            <SignInFirst text={t('ownAccount.guest')} />
          )}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
