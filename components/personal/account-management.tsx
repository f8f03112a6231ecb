'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { openAddress } from '@/lib/browser/history/address';
import { accountPath, cancelHref } from '@/lib/browser/history/further-pages';
import { openPopupAtom } from '@/lib/state/page/popups';
import { settingsAtom } from '@/lib/state/page/settings';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { AccountName } from './account-name';
import { AccountSessions } from './account-sessions';
import { CenterLink, CenterRow } from './center-row';
import { PersonalIcon } from './personal-icon';

/** "Account Management": name, sessions, one's own data, and the red button to delete it. */
export default function AccountManagement() {
  const t = useTranslations('personal');
  const reader = useAtomValue(ownReaderAtom);
  const { language } = useAtomValue(settingsAtom);
  const openPopup = useSetAtom(openPopupAtom);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 py-4">
        {reader && <AccountName name={reader.name ?? ''} />}
        {reader && (
          <dl className="mt-3 mb-0 flex flex-col gap-y-2 px-3 pb-4 text-brief">
            <Fact name={t('accountId')}>
              <span translate="no">{reader.id}</span>
            </Fact>
            {reader.method && <Fact name={t('signedInBy')}>{t(`methods.${reader.method}`)}</Fact>}
          </dl>
        )}
        {reader && (
          <CenterLink icon="door" opens href={accountPath} onPress={() => openAddress(accountPath)}>
            {t('security')}
          </CenterLink>
        )}
        {reader && <AccountSessions />}
        {reader && (
          <CenterRow icon="key" opens onPress={() => openPopup({ kind: 'tokens' })}>
            {t('accessTokens.title')}
          </CenterRow>
        )}
        <CenterRow icon="data" opens onPress={() => openPopup({ kind: 'own-data' })}>
          {t('ownData')}
        </CenterRow>
      </div>
      <div
        data-bottom-inset="form"
        className="shrink-0 border-t border-hairline px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]"
      >
        <a
          href={cancelHref(language)}
          className="inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-full border border-danger px-5 text-small font-medium text-danger no-underline active:bg-press hover:bg-press"
        >
          <PersonalIcon name="trash" size={18} />
          {t('deleteAccount')}
        </a>
        <p className="mt-2 mb-0 text-center text-meta text-ink-2">{t('deleteAccountText')}</p>
      </div>
    </>
  );
}

/** Side by side if both fit, otherwise stacked. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-4">
      <dt className="min-w-36 text-ink-2">{name}</dt>
      <dd className="m-0 flex-[1_1_9rem] wrap-anywhere">{children}</dd>
    </div>
  );
}
