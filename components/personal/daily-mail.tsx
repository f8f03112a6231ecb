'use client';
import { useLocale, useTranslations } from 'next-intl';
import { languageNames } from '@/components/shell/language-names';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { hourInWords } from '@/lib/model/calendar-words';
import { toLanguage } from '@/lib/model/text/languages';
import { useDailyMail } from '@/lib/state/personal/daily-mail';

/** Whether the report of each day is sent by mail, to which address, and in which language. */
export default function DailyMail() {
  const t = useTranslations('dailyMail');
  const common = useTranslations('common');
  const locale = useLocale();
  const { mail, failed, retry, change } = useDailyMail();
  if (failed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-2">
        <p className="m-0 text-brief text-ink-2">{t('failed')}</p>
        <Button onClick={retry}>{common('retry')}</Button>
      </div>
    );
  }
  if (!mail) {
    return (
      <div role="status" aria-label={t('loading')} className="py-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
      </div>
    );
  }
  const { wanted, address, available, hour, lang } = mail;
  if (!wanted && (!available || !address)) {
    return (
      <p className="m-0 py-2 text-brief text-ink-2">{t(available ? 'noAddress' : 'unavailable')}</p>
    );
  }
  const language = languageNames[toLanguage(wanted ? lang : locale, toLanguage(locale, 'en'))];
  return (
    // At the bottom of the sheet: failures are shown above it, so that it can be pressed again.
    <div data-bottom-inset="form">
      <Switch
        label={t('label')}
        text={t('text', { hour: hourInWords(hour, locale), language, address: address ?? '' })}
        checked={wanted}
        onChange={change}
      />
    </div>
  );
}
