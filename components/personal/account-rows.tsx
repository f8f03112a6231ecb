'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { openAddress } from '@/lib/browser/history/address';
import { postsPath, themesPath, topicsPath } from '@/lib/browser/history/further-pages';
import { goAtom } from '@/lib/state/feed/go';
import { openPopupAtom } from '@/lib/state/page/popups';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { CenterLink, CenterRow } from './center-row';
import { MessagesRow } from './messages-row';

/** The reader's own data: stored with the account, or for a guest with the device. */
export function AccountRows() {
  const t = useTranslations('personal');
  const daily = useTranslations('dailyMail');
  const reader = useAtomValue(ownReaderAtom);
  const go = useSetAtom(goAtom);
  const open = useSetAtom(openPopupAtom);
  return (
    <>
      <MessagesRow />
      <CenterRow icon="bookmark" opens onPress={() => go('favorites')}>
        {t('favorites')}
      </CenterRow>
      <CenterLink icon="track" opens href={topicsPath} onPress={() => go('topics')}>
        {t('topics')}
      </CenterLink>
      <CenterLink icon="bot" opens href={postsPath} onPress={() => openAddress(postsPath)}>
        {t('bots')}
      </CenterLink>
      <CenterLink icon="funnel" opens href={themesPath} onPress={() => openAddress(themesPath)}>
        {t('themes')}
      </CenterLink>
      <CenterRow icon="spark" opens onPress={() => open({ kind: 'interests' })}>
        {t('interests')}
      </CenterRow>
      <CenterRow icon="data" opens onPress={() => open({ kind: 'own-data' })}>
        {t('ownData')}
      </CenterRow>
      {reader && (
        <CenterRow icon="mail" opens onPress={() => open({ kind: 'daily-mail' })}>
          {daily('row')}
        </CenterRow>
      )}
      {reader && (
        <CenterRow icon="manage" opens onPress={() => open({ kind: 'account-management' })}>
          {t('management')}
        </CenterRow>
      )}
    </>
  );
}
