'use client';
import { useAtomValue, useSetAtom } from 'jotai';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CardRows } from '@/components/feed/card-rows';
import type { PopupContentProps } from '@/components/shell/popup-content';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Skeleton } from '@/components/ui/skeleton';
import { settingRow } from '@/lib/model/settings';
import { openPopupAtom } from '@/lib/state/page/popups';
import { settingAtom } from '@/lib/state/page/settings';
import { chooseSettingAtom } from '@/lib/state/page/change-settings';
import { useOnboardingList } from '@/lib/state/personal/welcome';
import { LanguageChoice } from '../personal/language-choice';

/** A start: languages, choosing subjects, and the newest of every part of the news. */
export default function WelcomePopup({ close }: PopupContentProps<'welcome'>) {
  const t = useTranslations('welcome');
  const setting = useTranslations('personal.setting.newsLanguage');
  const newsLanguage = useAtomValue(settingAtom('newsLanguage'));
  const choose = useSetAtom(chooseSettingAtom);
  const open = useSetAtom(openPopupAtom);
  const [languages, news] = [useId(), useId()];
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-8">
      <section aria-labelledby={languages} className="px-4">
        <h3 id={languages} className="mt-4 mb-1 text-small font-semibold text-ink-2">
          {t('languages')}
        </h3>
        <LanguageChoice />
        <Choice
          title={setting('text')}
          value={newsLanguage}
          options={settingRow('newsLanguage').choices.map((value) => ({
            ...{ value, label: setting(`values.${value}`) },
          }))}
          onChange={(value) => choose('newsLanguage', value)}
        />
      </section>
      <div className="flex flex-wrap gap-2 px-4 pt-4">
        <Button look="solid" onClick={() => open({ kind: 'interests' })}>
          {t('subjects')}
        </Button>
        <Button look="quiet" onClick={() => close()}>
          {t('done')}
        </Button>
      </div>
      <section aria-labelledby={news}>
        <h3 id={news} className="mt-6 mb-1 px-4 text-small font-semibold text-ink-2">
          {t('news')}
        </h3>
        <OnboardingList />
      </section>
    </div>
  );
}

function OnboardingList() {
  const t = useTranslations('welcome');
  const common = useTranslations('common');
  const { entries, failed, retry } = useOnboardingList();
  if (entries) return <CardRows entries={entries} />;
  if (failed) {
    return (
      <p role="alert" className="m-0 px-4 text-brief text-ink-2">
        {t('failed')}{' '}
        <Button look="quiet" onClick={retry}>
          {common('retry')}
        </Button>
      </p>
    );
  }
  return (
    <div role="status" aria-label={t('loading')} className="px-4 py-3">
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-3 h-5 w-3/5" />
    </div>
  );
}
