'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Switch } from '@/components/ui/switch';
import { hourInWords } from '@/lib/model/calendar-words';
import { useQuietHours } from '@/lib/state/messages/quiet-hours';

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => hour);

/** The hours in which the bell shows no count: from one full hour to another, or never. */
export default function QuietHours() {
  const t = useTranslations('messages.quiet');
  const common = useTranslations('common');
  const { hours, failed, retry, change } = useQuietHours();
  if (failed) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3 py-2">
        <p className="m-0 text-brief text-ink-2">{t('failed')}</p>
        <Button onClick={retry}>{common('retry')}</Button>
      </div>
    );
  }
  if (hours === undefined) {
    return (
      <div role="status" aria-label={common('loading')} className="py-3">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-3 h-4 w-full" />
      </div>
    );
  }
  return (
    <>
      <Switch
        label={t('label')}
        text={t('text')}
        checked={hours !== null}
        onChange={(on) => change(on ? {} : null)}
      />
      {hours && (
        <>
          <div className="mt-2 grid grid-cols-2 gap-3">
            <Hour label={t('from')} hour={hours.from} onChange={(from) => change({ from })} />
            <Hour label={t('to')} hour={hours.to} onChange={(to) => change({ to })} />
          </div>
          <p role="status" className="mt-3 mb-0 text-small text-ink-2">
            {hours.from === hours.to ? t('none') : t('zone', { zone: hours.time_zone })}
          </p>
        </>
      )}
    </>
  );
}

function Hour({
  label,
  hour,
  onChange,
}: {
  label: string;
  hour: number;
  onChange(hour: number): void;
}) {
  const locale = useLocale();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {label}
      </label>
      <select
        id={id}
        value={hour}
        onChange={({ target }) => onChange(Number(target.value))}
        className="min-h-11 w-full rounded-cover border border-field bg-paper px-3 text-body text-ink"
      >
        {hoursOfDay.map((one) => (
          <option key={one} value={one}>
            {hourInWords(one, locale)}
          </option>
        ))}
      </select>
    </div>
  );
}
