'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/shell/page-link';
import { versionLabel } from '@/lib/model/limits/page';
import { siteAtom } from '@/lib/state/page/deployment';
import { openPopupAtom } from '@/lib/state/page/popups';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { workChatUserAtom } from '@/lib/state/account/work-chat-user';
import { AccountRows } from './account-rows';
import { PersonalIcon } from './personal-icon';
import { SessionRow, SignInLink } from './session-row';
import { SettingRows } from './setting-rows';
import { TappedHeading } from './tapped-heading';

/** "A left drawer at 70% of page width": everything personal. */
export default function PersonalCenter() {
  const t = useTranslations('personal');
  const { env } = useAtomValue(siteAtom);
  const reader = useAtomValue(ownReaderAtom);
  const workChatUser = useAtomValue(workChatUserAtom);
  const openPopup = useSetAtom(openPopupAtom);
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
        <p className="mx-3 mt-1 mb-0 flex items-center gap-3">
          <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
            <PersonalIcon name="cube" size={24} />
          </span>
          <span className="min-w-0">
            <span className="block truncate text-brief font-medium">
              {reader ? reader.name || t('reader') : workChatUser?.name || t('guest')}
            </span>
            <span className="block text-meta text-ink-2">
              {t(reader ? 'readerText' : 'guestText')}
            </span>
          </span>
        </p>
        {!reader && <SignInLink />}
        <section>
          <TappedHeading
            onDoubleTap={
              // "In certain builds": those that only developers use.
              env === 'local' || env === 'boe'
                ? () => openPopup({ kind: 'developer-address' })
                : undefined
            }
          >
            {t('account')}
          </TappedHeading>
          <AccountRows />
        </section>
        <section>
          <TappedHeading onDoubleTap={() => openPopup({ kind: 'more-settings' })}>
            {t('settings')}
          </TappedHeading>
          <SettingRows />
          <SessionRow />
        </section>
      </div>
      <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-4 px-5 pt-1 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-meta text-ink-2">
        <span className="flex flex-wrap gap-x-4">
          {(['service', 'privacy'] as const).map((name) => (
            <PageLink
              key={name}
              href={`/policy/${name}`}
              className="inline-flex min-h-11 items-center text-ink-2 underline decoration-hairline underline-offset-4"
            >
              {t(`policies.${name}`)}
            </PageLink>
          ))}
        </span>
        <span className="tabular">{t('version', { version: versionLabel })}</span>
      </div>
    </>
  );
}
