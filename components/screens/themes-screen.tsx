'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { Notices } from '@/components/shell/notices';
import { PopupStack } from '@/components/popups/popup-stack';
import { Button } from '@/components/ui/button';
import { ownReaderAtom } from '@/lib/state/page/reader';
import { askSignInAtom } from '@/lib/state/page/sign-in';
import { OwnThemes } from '../topic/own-themes';
import { SquareThemes } from '../topic/square-themes';
import { ThemeView } from '../topic/theme-view';
import { TopicBar } from '../topic/topic-bar';

/** Own, followed and shared themes; with an id, one of them. Guests see the shared ones. */
export function ThemesScreen({ id }: { id: string }) {
  const t = useTranslations('themes');
  const reader = useAtomValue(ownReaderAtom);
  const askSignIn = useSetAtom(askSignInAtom);
  return (
    <div className="frame">
      <main className="flex h-full flex-col pt-[env(safe-area-inset-top)]">
        <TopicBar to={id === '' ? 'news' : 'themes'} />
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-y-contain px-4 pb-10">
          {id === '' && (
            <h1 className="mt-1 mb-3 font-title text-article-title font-semibold">{t('title')}</h1>
          )}
          {!reader && (
            <>
              <p className="mt-0 mb-3 text-brief text-ink-2">
                {t(id === '' ? 'signIn' : 'signInOne')}
              </p>
              <Button look="solid" onClick={() => askSignIn('continue')}>
                {t('toSignIn')}
              </Button>
            </>
          )}
          {reader && id !== '' && <ThemeView id={id} />}
          {reader && id === '' && <OwnThemes />}
          {id === '' && <SquareThemes />}
        </div>
      </main>
      <PopupStack />
      <Notices />
    </div>
  );
}
